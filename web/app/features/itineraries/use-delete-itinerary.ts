import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { answersOf, keyOf } from '../../platform/api/query-keys.ts'

export const useDeleteItinerary = (id: string) => {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    // The page asks by it whether the itinerary is being deleted here.
    mutationKey: keyOf('DELETE /itineraries/:id', { params }),
    mutationFn: () => api('DELETE /itineraries/:id', { params }),
    onSuccess: () => {
      // What is on the screen until the next page is there must not ask for what is gone.
      void client.cancelQueries(answersOf('GET /itineraries/:id', { params }))
      void invalidateAfter(client, 'DELETE /itineraries/:id')
    },
  })
}
