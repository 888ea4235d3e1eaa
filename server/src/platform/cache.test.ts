import { afterEach, expect, test, vi } from 'vitest'
import { createAnswerCache } from './cache.ts'
import { cacheTag } from './cache-tag.ts'
import { createEvents } from './events.ts'
import { createLog } from './log.ts'

afterEach(() => void vi.useRealTimers())

// Creates the events of one process. It is not started, so only `dispatch` reaches its listeners.
const fresh = () => {
  const events = createEvents({ url: 'postgres://none', log: createLog({ level: 'silent' }) })
  const cache = createAnswerCache(events)
  const answer = (text: string, tags: string[]) => ({
    status: 200,
    headers: {},
    body: Buffer.from(text),
    tags: tags.map(cacheTag),
  })
  const keep = (url: string, tags: string[], text = url) => cache.put(url, answer(text, tags), cache.now())
  const changed = (...tags: string[]) => events.dispatch({ type: 'changed', tags: tags.map(cacheTag) })
  return { events, cache, answer, keep, changed }
}

test('a change drops every answer that shows it, and no other answer', () => {
  const { cache, keep, changed } = fresh()
  keep('/places', ['places', 'place:1', 'place:2'])
  keep('/places/1', ['place:1'])
  keep('/places/2', ['place:2'])
  changed('place:1')
  expect(cache.get('/places')).toBeUndefined()
  expect(cache.get('/places/1')).toBeUndefined()
  expect(cache.get('/places/2')?.body.toString()).toBe('/places/2')
})

test('an answer that was being made while its tag was dropped is sent, but not cached', () => {
  const { cache, answer, changed } = fresh()
  const since = cache.now()
  changed('place:1')
  expect(cache.put('/places/1', answer('old', ['place:1']), since).body.toString()).toBe('old')
  expect(cache.get('/places/1')).toBeUndefined()
  cache.put('/places/2', answer('unrelated', ['place:2']), since)
  expect(cache.get('/places/2')).toBeDefined()
  cache.put('/places/1', answer('new', ['place:1']), cache.now())
  expect(cache.get('/places/1')?.body.toString()).toBe('new')
})

test('an answer that took so long that drops may have been forgotten is not cached', () => {
  const { cache, answer } = fresh()
  const { clock, at } = cache.now()
  cache.put('/slow', answer('slow', ['place:1']), { clock, at: at - 61_000 })
  expect(cache.get('/slow')).toBeUndefined()
})

test('an answer that was made again is dropped by its new tags, not by its former ones', () => {
  const { cache, keep, changed } = fresh()
  keep('/places', ['place:1'])
  keep('/places', ['place:2'])
  changed('place:1')
  expect(cache.get('/places')).toBeDefined()
  changed('place:2')
  expect(cache.get('/places')).toBeUndefined()
})

test('making an answer again does not affect the tags of others', () => {
  const { cache, keep, changed } = fresh()
  keep('/places', ['place:1'])
  keep('/places/1', ['place:1'])
  keep('/places', ['place:1'])
  changed('place:1')
  expect(cache.get('/places/1')).toBeUndefined()
})

test('when messages may have been missed, all answers are dropped and those in the making are not cached', () => {
  const { events, cache, answer, keep } = fresh()
  keep('/places', ['places'])
  const since = cache.now()
  events.dispatch({ type: 'resync' })
  expect(cache.get('/places')).toBeUndefined()
  cache.put('/late', answer('late', []), since)
  expect(cache.get('/late')).toBeUndefined()
})

test('a dropped answer is available as an older one for less than a second, and no longer once it is made again', () => {
  vi.useFakeTimers()
  const { cache, keep, changed } = fresh()
  keep('/places/1', ['place:1'], 'before')
  expect(cache.older('/places/1')).toBeUndefined()
  changed('place:1')
  vi.advanceTimersByTime(799)
  expect(cache.older('/places/1')?.body.toString()).toBe('before')
  // Another change does not extend the time.
  changed('place:1')
  vi.advanceTimersByTime(1)
  expect(cache.older('/places/1')).toBeUndefined()
  keep('/places/1', ['place:1'], 'now')
  changed('place:1')
  expect(cache.older('/places/1')?.body.toString()).toBe('now')
  keep('/places/1', ['place:1'], 'later')
  expect(cache.older('/places/1')).toBeUndefined()
})

test('an answer that became outdated while it was made ages from when its making began', () => {
  vi.useFakeTimers()
  const { cache, answer, changed } = fresh()
  const since = cache.now()
  vi.advanceTimersByTime(500)
  changed('place:1')
  cache.put('/places/1', answer('half new', ['place:1']), since)
  expect(cache.older('/places/1')?.body.toString()).toBe('half new')
  vi.advanceTimersByTime(300)
  expect(cache.older('/places/1')).toBeUndefined()
})

test('an answer weighs its body twice, its key, its tags and a constant per entry', () => {
  const { cache, keep, changed } = fresh()
  keep('/12345678', ['place:1', 'place:2'], 'x'.repeat(500))
  expect(cache.bytes()).toBe(1_000 + 2 * 500 + 2 * 9 + 2 * (200 + 2 * 7))
  // The dropped answer stays for a moment as an older one, and its drop is remembered.
  changed('place:1')
  expect(cache.bytes()).toBe(1_000 + 2 * 500 + 2 * 9 + 2 * (200 + 2 * 7) + 200 + 2 * 7)
})

test('an answer is found by other spellings of its address, if they are short', () => {
  const { cache, keep } = fresh()
  keep('/?q=a', [])
  cache.rememberSpelling('/?q=a&x=1', '/?q=a')
  expect(cache.get('/?q=a&x=1')).toBe(cache.get('/?q=a'))
  expect(cache.get('/?q=a&x=2')).toBeUndefined()
  const spelt = (length: number) => `/?q=a&x=${'1'.repeat(length - 8)}`
  cache.rememberSpelling(spelt(300), '/?q=a')
  cache.rememberSpelling(spelt(301), '/?q=a')
  expect([cache.get(spelt(300)), cache.get(spelt(301))]).toEqual([cache.get('/?q=a'), undefined])
})

test('the cache is bounded in bytes, counting keys, tags and remembered drops', () => {
  const { cache, keep, changed } = fresh()
  const long = 'x'.repeat(8_000)
  for (let index = 0; index < 5_000; index++) keep(`/?q=${long}${index}`, [], 'small')
  expect(cache.get(`/?q=${long}4999`)).toBeDefined()
  expect(cache.get(`/?q=${long}0`)).toBeUndefined()
  for (let index = 0; index < 40_000; index++) changed(`place:${index}`)
  expect(cache.bytes()).toBeLessThan(64 * 1024 * 1024)
})

test('an answer that began before the oldest remembered drop is not cached', () => {
  const { cache, answer, changed } = fresh()
  const since = cache.now()
  changed('place:first')
  for (let index = 0; index < 40_000; index++) changed(`place:${index}`)
  cache.put('/first', answer('old', ['place:first']), since)
  expect(cache.get('/first')).toBeUndefined()
  cache.put('/first', answer('new', ['place:first']), cache.now())
  expect(cache.get('/first')).toBeDefined()
})
