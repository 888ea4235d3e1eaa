import { type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { useSession } from '../../platform/session/session.ts'
import { withReactions } from './reactions-cache.ts'
import { placeReviewsKey } from './review-keys.ts'
import { pagesOf, type ReviewPage, type ReviewPages } from './review-pages.ts'

const PAGE_SIZE = 20

/** Reviews of a place, newest first; starts with what the server rendered, as the anonymous see it. */
export const usePlaceReviews = (placeId: string, initial?: ReviewPage) => {
  const viewerId = useSession()?.user.id ?? null
  const client = useQueryClient()
  return useInfiniteQuery<ReviewPage, Error, ReviewPages, QueryKey, string | undefined>({
    queryKey: placeReviewsKey(placeId, viewerId),
    queryFn: ({ pageParam, signal }) =>
      withReactions(client, viewerId, () =>
        api('GET /places/:id/reviews', {
          params: { id: placeId },
          query: { limit: PAGE_SIZE, cursor: pageParam },
          signal,
        }),
      ),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    initialData: viewerId === null ? pagesOf(initial) : undefined,
    placeholderData: pagesOf(initial),
  })
}
