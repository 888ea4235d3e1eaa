import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidate, invalidateAfter } from '../../platform/api/invalidate.ts'

interface Sharing {
  groupIds: string[]
  /** Of the groups that the choice began with: what another tab has chosen since is not overwritten unseen. */
  etag: string
}

/** Shares an itinerary with exactly these groups; answers those it is then shared with. */
export const useShareItinerary = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ groupIds, etag }: Sharing) => {
      const request = { params: { id }, body: { groupIds }, headers: { 'If-Match': etag } }
      return (await api('PUT /itineraries/:id/groups', request)).data.sharedWith
    },
    // What is shown may be out of date.
    onError: () => invalidate(client, 'GET /itineraries/:id'),
    onSuccess: () => invalidateAfter(client, 'PUT /itineraries/:id/groups'),
  })
}
