import { REVIEWS_OF_PERSON_PAGE_SIZE } from '@andariego/contract/reviews-rules'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { pagedQuery } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { withReactions } from './reactions-cache.ts'
import { pagesOf, type ReviewPage } from './review-pages.ts'

/** Reviews of one person, newest first; starts with what the server rendered, as the anonymous see it. */
export const useReviewsOfPerson = (userId: string, initial?: ReviewPage) => {
  const viewerId = useSession()?.user.id ?? null
  const client = useQueryClient()
  const list = pagedQuery('GET /users/:id/reviews', {
    params: { id: userId },
    query: { limit: REVIEWS_OF_PERSON_PAGE_SIZE },
    viewer: viewerId,
  })
  return useInfiniteQuery({
    ...list,
    queryFn: (context) => withReactions(client, viewerId, () => list.queryFn(context)),
    initialData: viewerId === null ? pagesOf(initial) : undefined,
    placeholderData: pagesOf(initial),
  })
}
