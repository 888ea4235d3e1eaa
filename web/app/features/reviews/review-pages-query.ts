import {
  ALL_REVIEWS_PAGE_SIZE,
  PLACE_REVIEWS_PAGE_SIZE,
  REVIEWS_OF_PERSON_PAGE_SIZE,
} from '@andariego/contract/reviews-rules'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { pagedQuery } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { withReactions } from './reactions-cache.ts'
import { pagesOf, type ReviewPage } from './review-pages.ts'

/** The viewer whom the responses are for; null for anonymous visitors. A list contains the viewer's own reactions. */
type Viewer = string | null
type AllReviewsQuery = ReturnType<typeof pagedQuery<'GET /places/reviews'>>
/** All endpoints for reviews answer in the same shape, so their queries share one type. */
type ReviewList = Pick<AllReviewsQuery, keyof AllReviewsQuery>

const useReviewPages = (listFor: (viewer: Viewer) => ReviewList, initial: ReviewPage | undefined) => {
  const viewer = useSession()?.user.id ?? null
  const client = useQueryClient()
  const list = listFor(viewer)
  return useInfiniteQuery({
    ...list,
    queryFn: (context) => withReactions(client, viewer, () => list.queryFn(context)),
    // The server rendered the list for anonymous visitors; for all others it is only a placeholder until their own response
    // arrives.
    initialData: viewer === null ? pagesOf(initial) : undefined,
    placeholderData: pagesOf(initial),
  })
}

export type ReviewPagesQuery = ReturnType<typeof useReviewPages>

/** Reviews of all places, newest first; starts with the data that the server rendered. */
export const useAllReviews = (initial?: ReviewPage) =>
  useReviewPages(
    (viewer) => pagedQuery('GET /places/reviews', { query: { limit: ALL_REVIEWS_PAGE_SIZE }, viewer }),
    initial,
  )

/** Reviews of a place, newest first; starts with the data that the server rendered. */
export const usePlaceReviews = (placeId: string, initial?: ReviewPage) =>
  useReviewPages(
    (viewer) =>
      pagedQuery('GET /places/:id/reviews', {
        params: { id: placeId },
        query: { limit: PLACE_REVIEWS_PAGE_SIZE },
        viewer,
      }),
    initial,
  )

/** Reviews of one person, newest first; starts with the data that the server rendered. */
export const useReviewsOfPerson = (userId: string, initial?: ReviewPage) =>
  useReviewPages(
    (viewer) =>
      pagedQuery('GET /users/:id/reviews', {
        params: { id: userId },
        query: { limit: REVIEWS_OF_PERSON_PAGE_SIZE },
        viewer,
      }),
    initial,
  )
