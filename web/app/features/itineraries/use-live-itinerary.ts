import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../platform/live/live.ts'
import { itineraryKey } from './itinerary-keys.ts'

/** Asks for the itinerary again when the server tells that it changed: in another tab, or by somebody it is shared with. */
export const useLiveItinerary = (id: string): void => {
  const client = useQueryClient()
  useLiveEvent('itinerary', ({ itineraryId }) => {
    if (itineraryId === id) void client.invalidateQueries({ queryKey: itineraryKey(id) })
  })
}
