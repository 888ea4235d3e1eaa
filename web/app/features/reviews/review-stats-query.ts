import type { ReviewStats } from '@andariego/contract/reviews'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'

/** Average, number and distribution of a place's ratings; updated when the user writes on this page. */
export const useReviewStats = (placeId: string, initial?: ReviewStats) =>
  useQuery({
    ...query('GET /places/:id/reviews/stats', { params: { id: placeId } }),
    initialData: initial,
  })
