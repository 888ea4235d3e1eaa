import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'

/** Shares an itinerary with exactly these groups; answers those it is then shared with. */
export const useShareItinerary = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (groupIds: string[]) =>
      (await api('PUT /itineraries/:id/groups', { params: { id }, body: { groupIds } })).data.sharedWith,
    onSuccess: () => invalidateAfter(client, 'PUT /itineraries/:id/groups'),
  })
}
