import type { Itinerary } from '@andariego/contract/itineraries'
import { useQueryClient } from '@tanstack/react-query'
import { itineraryQuery } from './itinerary-query.ts'

/** Takes over with whom an itinerary is shared now. */
export const useKeepSharing = (id: string) => {
  const client = useQueryClient()
  return (sharedWith: Itinerary['sharedWith']) => {
    client.setQueryData(
      itineraryQuery(id).queryKey,
      (known) => known && { ...known, data: { ...known.data, sharedWith } },
    )
  }
}
