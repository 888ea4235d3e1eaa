import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createAttempts, type Once } from './attempts.ts'
import { keptAttempt } from './kept-attempt.ts'

/** A page that sends under one name: opened anew, it has only what the storage has. */
const openPage = (storage: Storage | null, time = { now: 0 }) => {
  const attempt = createAttempts(keptAttempt('message:1', storage, () => time.now))
  return async (content: string, outcome: 'arrives' | 'is lost') => {
    let key = ''
    const send = async (once: Once) => {
      key = once(content)['Idempotency-Key']
      if (outcome === 'is lost') throw new Error('the answer was lost')
    }
    await attempt(send).catch(() => {})
    return key
  }
}

test('the same content is sent under the same key after a reload', async () => {
  const storage = memoryStorage()
  const first = await openPage(storage)('Hola', 'is lost')
  expect(await openPage(storage)('Hola', 'arrives')).toBe(first)
  expect(storage.length).toBe(0)
  expect(await openPage(storage)('Hola', 'arrives')).not.toBe(first)
})

test('the same content a quarter of an hour later is meant anew', async () => {
  const storage = memoryStorage()
  const time = { now: 0 }
  const first = await openPage(storage, time)('Ok', 'is lost')
  time.now = 15 * 60_000
  expect(await openPage(storage, time)('Ok', 'arrives')).not.toBe(first)
  expect(storage.length).toBe(0)
})

test('another tab that sends meanwhile takes no key away', async () => {
  const storage = memoryStorage()
  const [here, there] = [openPage(storage), openPage(storage)]
  const first = await here('Hola', 'is lost')
  const other = await there('Buen viaje', 'is lost')
  expect(await here('Hola', 'arrives')).toBe(first)
  expect(await there('Buen viaje', 'arrives')).toBe(other)
})

test('without a storage, or with a broken or full one, a page still knows its last attempt', async () => {
  const full: Storage = {
    ...memoryStorage(),
    getItem: () => '{',
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  }
  for (const storage of [null, full]) {
    const send = openPage(storage)
    expect(await send('Hola', 'is lost')).toBe(await send('Hola', 'arrives'))
  }
})
