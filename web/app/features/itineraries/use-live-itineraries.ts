import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../platform/api/invalidate.ts'
import { useLiveEvent } from '../../platform/live/live.ts'
import { isDeletedHere } from './deleted-here.ts'
import { itineraryQuery } from './itinerary-query.ts'
import { fetchNewOperations } from './trip/fetch-new-operations.ts'

/** Refreshes shared itineraries when companions change, share or unshare them. */
export const useLiveItineraries = (): void => {
  const client = useQueryClient()
  const isShown = (id: string) =>
    client
      .getQueryCache()
      .find({ queryKey: itineraryQuery(id).queryKey })
      ?.isActive() ?? false
  useLiveEvent('itinerary', ({ itineraryId: id, last }) => {
    if (isDeletedHere(client, id)) return
    void invalidate(client, 'GET /itineraries')
    // An event without a number does not concern the plan, but who may see the trip.
    if (last !== undefined && isShown(id)) void fetchNewOperations(client, id, last)
    else void invalidate(client, 'GET /itineraries/:id', { params: { id } })
  })
  // Joining or leaving a group changes which itineraries are shared with the user.
  useLiveEvent('group', () => {
    void invalidate(client, 'GET /itineraries')
    void invalidate(client, 'GET /itineraries/:id')
  })
}
