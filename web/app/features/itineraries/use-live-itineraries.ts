import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../platform/api/invalidate.ts'
import { keyOf } from '../../platform/api/query-keys.ts'
import { useLiveEvent } from '../../platform/live/live.ts'

/** What one deletes oneself is not asked for once more, while its page still stands. */
const isDeletedHere = (client: QueryClient, id: string) =>
  client.getMutationCache().find({
    mutationKey: keyOf('DELETE /itineraries/:id', { params: { id } }),
    predicate: ({ state }) => state.status !== 'error',
  }) !== undefined

/** Shows what companions change in shared itineraries, and which ones come and go, as it happens. */
export const useLiveItineraries = (): void => {
  const client = useQueryClient()
  const refresh = () => {
    void invalidate(client, 'GET /itineraries')
    void invalidate(client, 'GET /itineraries/:id')
  }
  useLiveEvent('itinerary', ({ itineraryId }) => {
    if (!isDeletedHere(client, itineraryId)) refresh()
  })
  // Who comes into a group or leaves it gains or loses what is shared with it.
  useLiveEvent('group', refresh)
}
