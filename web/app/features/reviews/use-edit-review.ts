import type { Review } from '@andariego/contract/reviews'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { reviewEdited } from './review-changes.ts'

export const useEditReview = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { rating: number; content: string }): Promise<Review> =>
      (await api('PUT /places/reviews/:id', { params: { id }, body })).data,
    onSuccess: (review) => reviewEdited(client, review),
  })
}
