import type { Itinerary } from '@andariego/contract/itineraries'
import { useQueryClient } from '@tanstack/react-query'
import { itineraryQuery } from './itinerary-query.ts'

/** Updates the cached itinerary after its groups were changed. */
export const useKeepSharing = (id: string) => {
  const client = useQueryClient()
  return (sharedWith: Itinerary['sharedWith']) => {
    client.setQueryData(
      itineraryQuery(id).queryKey,
      (known) => known && { ...known, data: { ...known.data, sharedWith } },
    )
  }
}
