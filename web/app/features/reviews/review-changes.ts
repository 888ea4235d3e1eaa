import type { Review } from '@andariego/contract/reviews'
import type { QueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { answersOf } from '../../platform/api/query-keys.ts'
import { type ReviewPages, withChanged, withNew, without } from './review-pages.ts'

type Change = (pages: ReviewPages) => ReviewPages

/** Changes all cached lists that contain reviews of this place, whichever viewer they were loaded for. */
const changeLists = (client: QueryClient, placeId: string, change: Change) => {
  const lists = [
    answersOf('GET /places/:id/reviews', { params: { id: placeId } }),
    answersOf('GET /places/reviews'),
  ]
  for (const list of lists) {
    // A response requested before this change would bring the old list back.
    void client.cancelQueries(list)
    client.setQueriesData<ReviewPages>(list, (pages) => pages && change(pages))
  }
}

export const reviewAdded = (client: QueryClient, review: Review): void => {
  changeLists(client, review.placeId, (pages) => withNew(pages, review))
  void invalidateAfter(client, 'POST /places/:id/reviews')
}

export const reviewEdited = (client: QueryClient, review: Review): void => {
  changeLists(client, review.placeId, (pages) => withChanged(pages, review))
  void invalidateAfter(client, 'PUT /places/reviews/:id')
}

export const reviewRemoved = (
  client: QueryClient,
  { id, placeId }: { id: string; placeId: string },
): void => {
  changeLists(client, placeId, (pages) => without(pages, id))
  void invalidateAfter(client, 'DELETE /places/reviews/:id')
}
