import { afterEach, expect, test, vi } from 'vitest'
import { createKeeper, dropKept } from './keep-files.ts'
import { TRIP_PREFIX } from './kept.ts'

const TRIP = 'puna'
const LIMIT = 100

const serve = (answer: (path: string) => Response) =>
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => answer(String(url)))

afterEach(async () => {
  vi.restoreAllMocks()
  await dropKept(TRIP)
})

const kept = async () => {
  const requests = await (await caches.open(TRIP_PREFIX + TRIP)).keys()
  return requests.map(({ url }) => new URL(url).pathname).sort()
}

/** Keeps pictures in a run of its own. */
const run = async (...urls: string[]) => {
  const keeper = await createKeeper(TRIP, LIMIT)
  await keeper.pictures(urls)
  await keeper.finish()
  return keeper
}

test('A picture that does not arrive stays as it was kept, and is counted where there is no earlier copy', async () => {
  serve(() => new Response('12345'))
  await run('/busy', '/broken', '/away', '/gone')
  serve((path) => {
    if (path.startsWith('/away')) throw new TypeError('no network')
    if (path.startsWith('/cut')) return new Response(new ReadableStream({ pull: (body) => body.error() }))
    if (path === '/busy') return new Response('', { status: 429, headers: { 'retry-after': '0' } })
    return new Response('', { status: path === '/gone' ? 404 : 503 })
  })
  const keeper = await run('/busy', '/broken', '/away', '/gone', '/away-and-new', '/cut')
  expect(await kept()).toEqual(['/away', '/broken', '/busy'])
  expect(keeper.leftOut()).toBe(2)
  expect(keeper.bytes()).toBe(15)
})

test('What comes after the limit is left out and counted, a page like a picture', async () => {
  serve((path) => new Response(`${path} is long`.padEnd(60), { headers: { 'content-type': 'text/html' } }))
  const keeper = await createKeeper(TRIP, LIMIT)
  expect(await keeper.page('/one')).toContain('/one')
  expect(keeper.hasRoom()).toBe(true)
  await keeper.range('/map', 'bytes=0-59')
  expect(await keeper.page('/two')).toBe('')
  await keeper.pictures(['/picture'])
  expect(keeper.hasRoom()).toBe(false)
  await keeper.finish()
  expect(await kept()).toEqual(['/map', '/one'])
  expect(keeper.leftOut()).toBe(3)
})
