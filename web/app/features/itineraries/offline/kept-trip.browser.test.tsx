import type { Itinerary } from '@andariego/contract/itineraries'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inStore } from '../../../platform/offline/database.ts'
import { TRIP_PREFIX } from '../../../platform/offline/kept.ts'
import { sessionStore } from '../../../platform/session/session.ts'
import { dropTrip, keepTrip, keptTrip } from './kept-trip.ts'

const SLOW_MS = 200

/** A version of the trip with these places. */
const version = (number: number, ...places: string[]) =>
  ({
    id: 'puna',
    name: 'Puna',
    version: number,
    items: places.map((id) => ({ place: { id } })),
    ideas: [],
    log: { last: 0 },
  }) as unknown as Itinerary

const answerTo = (path: string) => {
  if (!path.startsWith('/api/')) return new Response('<p>', { headers: { 'content-type': 'text/html' } })
  return Response.json(path === '/api/maps/key' ? { provider: 'google' } : { data: [] })
}

beforeEach(() => {
  const user = { id: 'ana', email: 'ana@example.com', createdAt: '2026-01-01T00:00:00Z' }
  sessionStore.signIn({ user, accessToken: 'a', refreshToken: 'r' })
  let isFirst = true
  vi.spyOn(window, 'fetch').mockImplementation(async (asked) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked), location.href)
    if (pathname === '/place/a' && isFirst) {
      isFirst = false
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    }
    return answerTo(pathname)
  })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await dropTrip('ana', 'puna')
  await inStore('answers', 'readwrite', (store) => store.clear() as IDBRequest)
  sessionStore.end()
})

const keep = (itinerary: Itinerary, signal = new AbortController().signal) =>
  keepTrip('ana', itinerary, () => {}, signal)

const placesKept = async () =>
  (await (await caches.open(`${TRIP_PREFIX}puna`)).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/place/'))

test('A slow run deletes nothing of the newer one, and one between them that still waits is called off', async () => {
  const between = new AbortController()
  const older = keep(version(1, 'a'))
  const calledOff = expect(keep(version(2, 'a', 'c'), between.signal)).rejects.toThrow()
  between.abort()
  await Promise.all([older, calledOff, keep(version(3, 'a', 'b'))])
  expect(await placesKept()).toEqual(['/place/a', '/place/b'])
  expect(await keptTrip('ana', 'puna')).toMatchObject({ version: 3 })
})

test('A tab that knows only an older version does not replace the newer copy', async () => {
  const [, older] = await Promise.all([keep(version(3, 'a', 'b')), keep(version(2, 'a'))])
  expect(older.version).toBe(3)
  expect(await placesKept()).toContain('/place/b')
})

test('The pages that change and print a trip are kept with it', async () => {
  await keep(version(4, 'a'))
  const cache = await caches.open(`${TRIP_PREFIX}puna`)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  expect(kept).toEqual(
    expect.arrayContaining(['/itinerary/puna', '/itinerary/puna/edit', '/itinerary/puna/libro']),
  )
})
