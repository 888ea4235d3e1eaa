import { ALL_REVIEWS_PAGE_SIZE } from '@andariego/contract/reviews-rules'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import type { ReviewPage } from './review-page.ts'

/** The newest reviews of all places, in pages of 20. */
export const allReviewsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['reviews', 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }): Promise<ReviewPage> =>
      api('GET /places/reviews', { query: { limit: ALL_REVIEWS_PAGE_SIZE, cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
