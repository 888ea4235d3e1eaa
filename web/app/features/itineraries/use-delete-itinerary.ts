import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { itinerariesKey, itineraryKey } from './itinerary-keys.ts'

export const deletionKey = (id: string) => [...itineraryKey(id), 'deletion']

export const useDeleteItinerary = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: deletionKey(id),
    mutationFn: () => api('DELETE /itineraries/:id', { params: { id } }),
    onSuccess: () => {
      // What is on the screen until the next page is there must not ask for what is gone.
      void client.cancelQueries({ queryKey: itineraryKey(id) })
      void client.invalidateQueries({ queryKey: [...itinerariesKey, 'list'] })
    },
  })
}
