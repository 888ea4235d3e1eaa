import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidate, invalidateAfter } from '../../platform/api/invalidate.ts'

interface Sharing {
  groupIds: string[]
  /** The etag of the groups that the choice started from, so that a change in another tab is not overwritten unseen. */
  etag: string
}

/** Shares an itinerary with exactly these groups; resolves to the groups it is shared with. */
export const useShareItinerary = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ groupIds, etag }: Sharing) => {
      const request = { params: { id }, body: { groupIds }, headers: { 'If-Match': etag } }
      return (await api('PUT /itineraries/:id/groups', request)).data.sharedWith
    },
    // The cached itinerary may be out of date.
    onError: () => invalidate(client, 'GET /itineraries/:id'),
    onSuccess: () => invalidateAfter(client, 'PUT /itineraries/:id/groups'),
  })
}
