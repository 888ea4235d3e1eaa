import type { Itinerary } from '@andariego/contract/itineraries'
import { useQueryClient } from '@tanstack/react-query'
import { itinerariesKey, itineraryKey } from './itinerary-keys.ts'

/** Takes over with whom an itinerary is shared now. */
export const useKeepSharing = (id: string) => {
  const client = useQueryClient()
  return (sharedWith: Itinerary['sharedWith']) => {
    client.setQueryData<Itinerary>(itineraryKey(id), (known) => known && { ...known, sharedWith })
    void client.invalidateQueries({ queryKey: [...itinerariesKey, 'list'] })
  }
}
