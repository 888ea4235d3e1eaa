import { ALL_REVIEWS_PAGE_SIZE } from '@andariego/contract/reviews-rules'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { useSession } from '../../platform/session.ts'
import { withReactions } from './reactions-cache.ts'
import { allReviewsKey } from './review-keys.ts'
import { pagesOf, type ReviewPage } from './review-pages.ts'

/** Reviews of all places, newest first; starts with what the server rendered, as the anonymous see it. */
export const useAllReviews = (initial?: ReviewPage) => {
  const viewerId = useSession()?.user.id ?? null
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: allReviewsKey(viewerId),
    queryFn: ({ pageParam, signal }) =>
      withReactions(client, viewerId, () =>
        api('GET /places/reviews', { query: { limit: ALL_REVIEWS_PAGE_SIZE, cursor: pageParam }, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ReviewPage) => page.nextCursor ?? undefined,
    initialData: viewerId === null ? pagesOf(initial) : undefined,
    placeholderData: pagesOf(initial),
  })
}
