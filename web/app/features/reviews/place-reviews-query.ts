import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import type { ReviewPage } from './review-page.ts'

/** The reviews of a place, newest first. */
export const placeReviewsQuery = (placeId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'place', placeId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<ReviewPage> =>
      api('GET /places/:id/reviews', { params: { id: placeId }, query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
