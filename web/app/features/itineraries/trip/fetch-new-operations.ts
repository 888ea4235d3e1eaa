import type { Itinerary } from '@andariego/contract/itineraries'
import { afterNews, newPlacesIn } from '@andariego/contract/trip-answer'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { keepInstead } from '../../../platform/api/follow-answers.ts'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { itineraryQuery } from '../itinerary-query.ts'

/** With more new places than this, somebody has added a whole plan, and one request for the whole trip is better. */
const NEW_PLACES_MAX = 3

const askForPlaces = (client: QueryClient, ids: readonly string[]) =>
  Promise.all(ids.map((id) => client.fetchQuery(query('GET /places/:id', { params: { id } }))))

/**
 * Applies the new operations of the log to the known trip; null when the whole trip has to be fetched, also because the news are too
 * many or too long for one answer.
 */
const withNews = async (client: QueryClient, known: Itinerary): Promise<Itinerary | null> => {
  const asked = { params: { id: known.id }, query: { after: known.log.last } }
  const news = await api('GET /itineraries/:id/operations', asked)
  const ids = newPlacesIn(known, news)
  if (ids.length > NEW_PLACES_MAX) return null
  return afterNews(known, news, await askForPlaces(client, ids))
}

/**
 * Fetches the whole trip, twice if need be: a first request that is under way is not repeated, and may have been answered before the
 * operation with this number.
 */
const readWhole = async (client: QueryClient, id: string, last: number) => {
  const { queryKey } = itineraryQuery(id)
  const isFirst = client.getQueryData(queryKey) === undefined
  await invalidate(client, 'GET /itineraries/:id', { params: { id } })
  const read = client.getQueryData(queryKey)?.data.log.last ?? last
  if (isFirst && read < last) await invalidate(client, 'GET /itineraries/:id', { params: { id } })
}

const bringUpToDate = async (client: QueryClient, id: string, last: number) => {
  const { queryKey } = itineraryQuery(id)
  const knownNow = () => client.getQueryData(queryKey)?.data
  const isBeingRead = () => client.isFetching({ queryKey, exact: true }) > 0
  const known = knownNow()
  if (known && known.log.last >= last) return
  const next = known && !isBeingRead() ? await withNews(client, known).catch(() => null) : null
  // A response that arrived meanwhile may be newer, and one still under way may be older.
  if (next === null || knownNow() !== known || isBeingRead()) return readWhole(client, id, last)
  const answer = { success: true as const, data: next }
  client.setQueryData(queryKey, answer)
  keepInstead(`/itineraries/${id}`, answer)
}

const lanes = new WeakMap<QueryClient, Map<string, Promise<void>>>()

/**
 * Updates the trip that a page shows up to the operation number `last`, or without it to the newest one: by fetching the new
 * operations, or the whole trip where those are not enough. Resolves when the page shows it.
 */
export const fetchNewOperations = (
  client: QueryClient,
  id: string,
  last = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const ofClient = lanes.get(client) ?? new Map<string, Promise<void>>()
  lanes.set(client, ofClient)
  const before = ofClient.get(id) ?? Promise.resolve()
  const taken = before.then(() => bringUpToDate(client, id, last)).catch(() => {})
  ofClient.set(id, taken)
  return taken
}
