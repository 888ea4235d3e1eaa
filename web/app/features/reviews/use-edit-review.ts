import { moderationMessages } from '@andariego/contract/moderation-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { showToast } from '../../platform/toasts.ts'
import { reviewEdited, reviewRemoved } from './review-changes.ts'

/** Saves a changed review and tells what became of it. `onSaved` runs before the lists change: a held-back review leaves them. */
export const useEditReview = (id: string, onSaved: () => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { rating: number; content: string }) =>
      api('PUT /places/reviews/:id', { params: { id }, body }),
    onSuccess: ({ data: review, isWaiting }) => {
      onSaved()
      if (isWaiting) {
        showToast(moderationMessages.waiting, { kind: 'info', durationMs: 10_000 })
        reviewRemoved(client, review)
      } else {
        showToast('Reseña actualizada.')
        reviewEdited(client, review)
      }
    },
  })
}
