import type { Itinerary } from '@andariego/contract/itineraries'
import { afterNews, newPlacesIn } from '@andariego/contract/trip-answer'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { keepInstead } from '../../../platform/api/follow-answers.ts'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { itineraryQuery } from '../itinerary-query.ts'

/** Who brings in more at once has made a plan, which is better read as a whole. */
const NEW_PLACES_MAX = 3

const askForPlaces = (client: QueryClient, ids: readonly string[]) =>
  Promise.all(ids.map((id) => client.fetchQuery(query('GET /places/:id', { params: { id } }))))

/** The trip after what its log says is new; null where it has to be read as a whole. */
const grown = async (client: QueryClient, known: Itinerary): Promise<Itinerary | null> => {
  const asked = { params: { id: known.id }, query: { after: known.log.last } }
  const news = await api('GET /itineraries/:id/operations', asked)
  const ids = newPlacesIn(known, news)
  if (ids.length > NEW_PLACES_MAX) return null
  return afterNews(known, news, await askForPlaces(client, ids))
}

const bringUpToDate = async (client: QueryClient, id: string, last: number) => {
  const { queryKey } = itineraryQuery(id)
  const knownNow = () => client.getQueryData(queryKey)?.data
  const isBeingRead = () => client.isFetching({ queryKey, exact: true }) > 0
  const known = knownNow()
  if (known && known.log.last >= last) return
  const next = known && !isBeingRead() ? await grown(client, known).catch(() => null) : null
  // What was read meanwhile may be newer, and what is being read may be older.
  if (next === null || knownNow() !== known || isBeingRead())
    return invalidate(client, 'GET /itineraries/:id', { params: { id } })
  const answer = { success: true as const, data: next }
  client.setQueryData(queryKey, answer)
  keepInstead(`/itineraries/${id}`, answer)
}

const lanes = new WeakMap<QueryClient, Map<string, Promise<void>>>()

/**
 * Brings the trip that a page shows up to the operation with the number `last`, or without one to the newest there is: by the
 * log, which is small, and by reading the whole trip where that does not do. Resolves when the page shows it.
 */
export const takeNews = (client: QueryClient, id: string, last = Number.POSITIVE_INFINITY): Promise<void> => {
  const ofClient = lanes.get(client) ?? new Map<string, Promise<void>>()
  lanes.set(client, ofClient)
  const before = ofClient.get(id) ?? Promise.resolve()
  const taken = before.then(() => bringUpToDate(client, id, last)).catch(() => {})
  ofClient.set(id, taken)
  return taken
}
