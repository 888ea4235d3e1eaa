import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAnswerCache } from '../cache.ts'
import { cacheTag } from '../cache-tag.ts'
import { createEvents } from '../events.ts'
import { createLog } from '../log.ts'
import { createAnswerMaker } from './answer-maker.ts'

const fresh = () => {
  const events = createEvents({ url: 'postgres://none', log: createLog({ level: 'silent' }) })
  const answer = createAnswerMaker(createAnswerCache(events))
  let made = 0
  const ends: (() => void)[] = []
  /** A making of an answer that ends when the test says so; its body is its number. */
  const make =
    (tags: string[] | null = ['place:1']) =>
    async () => {
      made += 1
      const body = Buffer.from(String(made))
      await new Promise<void>((resolve) => ends.push(resolve))
      return { status: 200, headers: {}, body, tags: tags?.map(cacheTag) ?? null }
    }
  const end = async () => {
    await turn()
    ends.shift()?.()
  }
  const changed = (tag: string) => events.dispatch({ type: 'changed', tags: [cacheTag(tag)] })
  return { answer, make, end, changed, made: () => made }
}
const bodies = (answers: { body: Buffer }[]) => answers.map(({ body }) => body.toString())

test('requests for an answer that is being made share it', async () => {
  const { answer, make, end, made } = fresh()
  const asked = Promise.all([answer('/a', make()), answer('/a', make()), answer('/a', make())])
  await end()
  expect(bodies(await asked)).toEqual(['1', '1', '1'])
  expect(made()).toBe(1)
})

test('a request after a change does not get an answer begun before the change', async () => {
  const { answer, make, end, changed, made } = fresh()
  const before = answer('/a', make())
  await turn()
  changed('place:1')
  const after = [answer('/a', make()), answer('/a', make())]
  await end()
  expect(bodies([await before])).toEqual(['1'])
  await end()
  expect(bodies(await Promise.all(after))).toEqual(['2', '2'])
  expect(made()).toBe(2)
})

test('a change of something else does not prevent sharing', async () => {
  const { answer, make, end, changed } = fresh()
  const before = answer('/a', make())
  await turn()
  changed('place:2')
  const after = answer('/a', make())
  await end()
  expect(bodies(await Promise.all([before, after]))).toEqual(['1', '1'])
})

test('an answer that must not be cached is shared only by requests that came before it was begun', async () => {
  const { answer, make, end, changed } = fresh()
  const before = [answer('/a', make(null)), answer('/a', make(null))]
  await turn()
  changed('place:2')
  const after = answer('/a', make(null))
  await end()
  await end()
  expect(bodies(await Promise.all([...before, after]))).toEqual(['1', '1', '2'])
})

test('an answer is made once until something it shows changes; one that must not be cached each time', async () => {
  const { answer, make, end, changed, made } = fresh()
  const ask = async (key: string, tags?: null) => {
    const asked = answer(key, make(tags))
    await end()
    return (await asked).body.toString()
  }
  expect([await ask('/a'), await ask('/a')]).toEqual(['1', '1'])
  changed('place:1')
  expect(await ask('/a')).toBe('2')
  expect([await ask('/b', null), await ask('/b', null)]).toEqual(['3', '4'])
  expect(made()).toBe(4)
})

test('a failure reaches all requests that waited, and the next one tries again', async () => {
  const { answer, make, end } = fresh()
  const failing = async () => {
    await turn()
    throw new Error('away')
  }
  const results = await Promise.allSettled([answer('/a', failing), answer('/a', failing)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = answer('/a', make())
  await end()
  expect((await again).status).toBe(200)
})
