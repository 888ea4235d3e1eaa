import type { ReviewStats } from '@andariego/contract/reviews'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { reviewStatsKey } from './review-keys.ts'

/** Average, number and distribution of a place's ratings; follows what the visitor writes on this page. */
export const useReviewStats = (placeId: string, initial?: ReviewStats) =>
  useQuery({
    queryKey: reviewStatsKey(placeId),
    queryFn: ({ signal }) => api('GET /places/:id/reviews/stats', { params: { id: placeId }, signal }),
    initialData: initial,
  })
