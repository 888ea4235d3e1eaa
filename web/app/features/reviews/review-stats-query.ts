import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'

/** Average, number and distribution of the ratings of a place. */
export const reviewStatsQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['reviews', 'stats', placeId],
    queryFn: ({ signal }) => api('GET /places/:id/reviews/stats', { params: { id: placeId }, signal }),
  })
