import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, formatError } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { showToast } from '../../../platform/toasts.ts'

/** Removes a comment of a trip by its id. */
export const useRemoveComment = (tripId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) =>
      api('DELETE /itineraries/:id/comments/:commentId', { params: { id: tripId, commentId } }),
    onSuccess: () => invalidateAfter(client, 'DELETE /itineraries/:id/comments/:commentId'),
    onError: (error) => showToast(formatError(error), { kind: 'error' }),
  }).mutate
}
