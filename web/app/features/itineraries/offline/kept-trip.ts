import type { Itinerary } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import { api, downloadApi } from '../../../platform/api/api.ts'
import { inStore } from '../../../platform/offline/database.ts'
import {
  createKeeper,
  dropKept,
  type Keeper,
  overAll,
  sendPatiently,
} from '../../../platform/offline/keep-files.ts'
import { dropFiles, keepFile, keptFile } from '../../../platform/offline/kept-files.ts'
import { sessionStore } from '../../../platform/session/session.ts'
import { keepMapAround, keepStreetsAround } from '../../maps/public.ts'
import { historyParts } from '../trip/history-parts.ts'
import { fetchPart } from '../trip/part-query.ts'
import { filesKey, type Progress, placesOf, TRIP_BYTES_MAX } from './trip-rules.ts'

/** A trip kept on this device for offline use. */
export interface KeptTrip {
  userId: string
  id: string
  name: string
  /** The itinerary's version when it was kept. */
  version: number
  /** The web release that kept it: the next one may need another map file. */
  release: string
  bytes: number
  at: string
  /** The ids of its files as one string; a different string means that the kept copy is outdated. */
  files?: string
  /** The number of pages, pictures, files and parts of the map that did not fit or did not arrive. */
  leftOut: number
  /** Whether the map around its stops is kept; possible only with the product's own maps. */
  hasMap: boolean
}

export const keptTrip = (userId: string, id: string): Promise<KeptTrip | undefined> =>
  inStore('trips', 'readonly', (store) => store.get([userId, id]))

const OWN_PICTURE = /\/api\/(?:media\/[\da-f-]{36}(?:\/poster)?|places\/[\da-f-]{36}\/poster\.svg)/g

/** The addresses of the pictures in a page's HTML, each in its smallest width; a drawing has only one size. */
const picturesIn = (html: string): string[] =>
  [...new Set(html.match(OWN_PICTURE) ?? [])].map((url) => (url.endsWith('.svg') ? url : `${url}?w=320`))

/** These limits must equal those of the pages: a response is kept under the exact address of its request. */
const REVIEWS = 20
const LISTED = 12
const OFFERED = 100

/** Sends the requests that a place's page makes for a signed-in user; the service worker keeps each response. */
const requestPlaceData = (id: string) => {
  const params = { id }
  return Promise.all([
    sendPatiently(() => api('GET /places/:id', { params })),
    sendPatiently(() => api('GET /places/:id/favorite', { params })),
    sendPatiently(() => api('GET /places/:id/reviews', { params, query: { limit: REVIEWS } })),
    sendPatiently(() => api('GET /places/:id/reviews/stats', { params })),
  ])
}

/** Files come first: at a counter, a booking is needed more than a photo. */
const keepBookings = async (keeper: Keeper, userId: string, tripId: string) => {
  const { data } = await api('GET /itineraries/:id/files', { params: { id: tripId } })
  const ids = data.map(({ media }) => media.id)
  await dropFiles(userId, tripId, new Set(ids))
  for (const id of ids) {
    const content = (await keptFile(userId, id)) ?? (await downloadApi('GET /media/:id', { params: { id } }))
    if (keeper.counts(content.size)) await keepFile({ userId, id, tripId, content })
  }
  return filesKey(data)
}

const keepMap = async (keeper: Keeper, itinerary: Itinerary) => {
  const { provider, regions } = await api('GET /maps/key')
  if (provider !== 'builtin') return null
  await keepMapAround(placesOf(itinerary), keeper)
  return { regions }
}

/** Runs for one trip follow each other, in all tabs: the end of one would delete what another has just stored. */
const inTurn = <T>(tripId: string, options: LockOptions, run: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`andariego-trip:${tripId}`, options, run)

const keepNow = async (
  userId: string,
  itinerary: Itinerary,
  onProgress: (progress: Progress) => void,
): Promise<KeptTrip> => {
  const { id, name, version } = itinerary
  const found = await keptTrip(userId, id)
  if (found && found.version > version) return found
  const keeper = await createKeeper(id, TRIP_BYTES_MAX)
  const places = placesOf(itinerary)
  let done = 0
  const step = () => {
    done += 1
    onProgress({ done, of: 2 * places.length + 3, bytes: keeper.bytes() })
  }
  await Promise.all([
    keeper.page(pages.itinerary({ id })),
    keeper.page(pages.editItinerary({ id })),
    keeper.page(pages.itineraryBook({ id })),
    keeper.page(pages.itineraries()),
    api('GET /itineraries/:id', { params: { id } }),
    api('GET /itineraries/:id/comments', { params: { id } }),
    ...historyParts(itinerary.log.last, 0).map((after) => fetchPart(id, after)),
    api('GET /itineraries', { query: { limit: LISTED } }),
    api('GET /itineraries/:id/photos', { params: { id } }),
    // The editor's choice of places.
    api('GET /places', { query: { page: 1, limit: OFFERED } }),
  ])
  const files = await keepBookings(keeper, userId, id)
  step()
  const map = await keepMap(keeper, itinerary)
  step()
  const albums: string[][] = []
  await overAll(places, async (place) => {
    const [html] = await Promise.all([keeper.page(pages.place({ id: place.id })), requestPlaceData(place.id)])
    albums.push(picturesIn(html))
    step()
  })
  if (map) await keepStreetsAround(places, map.regions, keeper)
  step()
  // Photos come last: they must not take the space of another place's page.
  await overAll(albums, async (album) => {
    await keeper.pictures(album)
    step()
  })
  await keeper.finish()
  const kept: KeptTrip = {
    userId,
    id,
    name,
    version,
    release: window.__reactRouterManifest?.version ?? '',
    bytes: keeper.bytes(),
    at: new Date().toISOString(),
    files,
    leftOut: keeper.leftOut(),
    hasMap: map !== null,
  }
  // Who signs out meanwhile has just had everything deleted.
  if (sessionStore.reread()?.user.id === userId)
    await inStore('trips', 'readwrite', (store) => store.put(kept))
  return kept
}

/**
 * Keeps a trip with its places, their reviews and pictures, and the map around them. What an earlier copy kept is deleted at the
 * end. The signal calls it off while another run is at work. A newer copy, made in another tab, is returned as it is.
 */
export const keepTrip = (
  userId: string,
  itinerary: Itinerary,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<KeptTrip> =>
  inTurn(itinerary.id, { signal }, () => {
    // A page's first requests for locks may miss that they were called off at once (seen in Chromium).
    signal.throwIfAborted()
    return keepNow(userId, itinerary, onProgress)
  })

export const dropTrip = (userId: string, id: string): Promise<void> =>
  inTurn(id, {}, async () => {
    await dropKept(id)
    await dropFiles(userId, id)
    await inStore('trips', 'readwrite', (store) => store.delete([userId, id]))
  })
