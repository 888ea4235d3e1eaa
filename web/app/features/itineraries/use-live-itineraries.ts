import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../platform/api/invalidate.ts'
import { useLiveEvent } from '../../platform/live/live.ts'
import { isDeletedHere } from './deleted-here.ts'

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
