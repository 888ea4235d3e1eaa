import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createAnswerCache, encodedBody } from './cache.ts'
import { cacheTag } from './cache-tag.ts'
import { createEvents } from './events.ts'
import { createLog } from './log.ts'

// The events of one process: nothing is started, so nothing but `dispatch` reaches it.
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

test('a change drops every answer that shows it, and no other', () => {
  const { cache, keep, changed } = fresh()
  keep('/places', ['places', 'place:1', 'place:2'])
  keep('/places/1', ['place:1'])
  keep('/places/2', ['place:2'])
  changed('place:1')
  expect(cache.get('/places')).toBeUndefined()
  expect(cache.get('/places/1')).toBeUndefined()
  expect(cache.get('/places/2')?.body.toString()).toBe('/places/2')
})

test('an answer that was being made during the change is sent, but not kept', () => {
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

test('an answer that took longer than drops are remembered is not kept', () => {
  const { cache, answer } = fresh()
  const { clock, at } = cache.now()
  cache.put('/slow', answer('slow', ['place:1']), { clock, at: at - 61_000 })
  expect(cache.get('/slow')).toBeUndefined()
})

test('an answer made anew is dropped by what it shows now, not by what it showed before', () => {
  const { cache, keep, changed } = fresh()
  keep('/places', ['place:1'])
  keep('/places', ['place:2'])
  changed('place:1')
  expect(cache.get('/places')).toBeDefined()
  changed('place:2')
  expect(cache.get('/places')).toBeUndefined()
})

test('after messages may have been missed nothing is left, nor kept of what was under way', () => {
  const { events, cache, answer, keep } = fresh()
  keep('/places', ['places'])
  const since = cache.now()
  events.dispatch({ type: 'resync' })
  expect(cache.get('/places')).toBeUndefined()
  cache.put('/late', answer('late', []), since)
  expect(cache.get('/late')).toBeUndefined()
})

test('an answer is compressed once for each encoding, and a small one not at all', async () => {
  const { keep } = fresh()
  const text = 'Una playa larga y vacía. '.repeat(100)
  const large = keep('/large', [], text)
  const [br, gzip, plain] = await Promise.all([
    encodedBody(large, 'gzip, deflate, br'),
    encodedBody(large, 'gzip'),
    encodedBody(large, ''),
  ])
  expect([br[0], gzip[0], plain[0]]).toEqual(['br', 'gzip', 'identity'])
  expect(brotliDecompressSync(br[1]).toString()).toBe(text)
  expect(gunzipSync(gzip[1]).toString()).toBe(text)
  expect((await encodedBody(large, 'br'))[1]).toBe(br[1])
  expect((await encodedBody(keep('/small', []), 'br'))[0]).toBe('identity')
})
