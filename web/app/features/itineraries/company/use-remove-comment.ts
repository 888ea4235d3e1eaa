import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { failureOf } from '../../../platform/api/failure-of.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'

const DEED = 'DELETE /itineraries/:id/comments/:commentId'

/** Removes a comment of a trip by its id. One that somebody else has removed meanwhile is gone as well, which is no failure. */
export const useRemoveComment = (tripId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) =>
      api(DEED, { params: { id: tripId, commentId } }).catch((error) => {
        if (failureOf(DEED, error) !== 'not-found') throw error
      }),
    onSuccess: () => invalidateAfter(client, DEED),
  })
}
