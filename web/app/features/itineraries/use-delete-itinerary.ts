import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { answersOf, keyOf } from '../../platform/api/query-keys.ts'

export const useDeleteItinerary = (id: string) => {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    // The page finds out by this key whether the itinerary is being deleted here.
    mutationKey: keyOf('DELETE /itineraries/:id', { params }),
    mutationFn: () => api('DELETE /itineraries/:id', { params }),
    onSuccess: () => {
      // The page of the deleted itinerary is still mounted until the next one is shown; it must not request it again.
      void client.cancelQueries(answersOf('GET /itineraries/:id', { params }))
      void invalidateAfter(client, 'DELETE /itineraries/:id')
    },
  })
}
