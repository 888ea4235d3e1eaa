import { ALL_REVIEWS_PAGE_SIZE } from '@andariego/contract/reviews-rules'
import { type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { useSession } from '../../platform/session/session.ts'
import { withReactions } from './reactions-cache.ts'
import { allReviewsKey } from './review-keys.ts'
import { pagesOf, type ReviewPage, type ReviewPages } from './review-pages.ts'

/** Reviews of all places, newest first; starts with what the server rendered, as the anonymous see it. */
export const useAllReviews = (initial?: ReviewPage) => {
  const viewerId = useSession()?.user.id ?? null
  const client = useQueryClient()
  return useInfiniteQuery<ReviewPage, Error, ReviewPages, QueryKey, string | undefined>({
    queryKey: allReviewsKey(viewerId),
    queryFn: ({ pageParam, signal }) =>
      withReactions(client, viewerId, () =>
        api('GET /places/reviews', { query: { limit: ALL_REVIEWS_PAGE_SIZE, cursor: pageParam }, signal }),
      ),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    initialData: viewerId === null ? pagesOf(initial) : undefined,
    placeholderData: pagesOf(initial),
  })
}
