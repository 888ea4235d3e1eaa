import { expect, test } from 'vitest'
import { createAttempts, type Once } from './attempts.ts'

/** Sends some content and returns the key that was used; the test decides the outcome. */
const start = () => {
  const attempt = createAttempts()
  return (content: unknown, outcome: Promise<unknown> = Promise.resolve()) => {
    let key = ''
    const send = async (once: Once) => {
      key = once(content)['Idempotency-Key']
      await outcome
    }
    const done = attempt(send).catch(() => {})
    return { key, done }
  }
}
const lost = () => Promise.reject(new Error('the answer was lost'))

test('the same content is sent again under the same key until it has succeeded', async () => {
  const send = start()
  const first = send({ name: 'Museo' }, lost())
  await first.done
  const second = send({ name: 'Museo' })
  await second.done
  expect(second.key).toBe(first.key)
  expect(send({ name: 'Museo' }).key).not.toBe(first.key)
})

test('other content goes under another key', async () => {
  const send = start()
  const first = send({ name: 'Museo' }, lost())
  await first.done
  expect(send({ name: 'Museo del Oro' }).key).not.toBe(first.key)
})

test('the success of one does not take the key from another that is still under way', async () => {
  const send = start()
  const answered = Promise.withResolvers<void>()
  const first = send('one', answered.promise)
  const second = send('two', lost())
  answered.resolve()
  await Promise.all([first.done, second.done])
  expect(send('two').key).toBe(second.key)
})
