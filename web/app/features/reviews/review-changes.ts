import type { Review } from '@andariego/contract/reviews'
import type { QueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '../../platform/api/invalidate.ts'
import { answersOf } from '../../platform/api/query-keys.ts'
import { type ReviewPages, withChanged, withNew, without } from './review-pages.ts'

type Change = (pages: ReviewPages) => ReviewPages

/** The lists, whoever they were loaded for, that a review of this place stands in. */
const changeLists = (client: QueryClient, placeId: string, change: Change) => {
  const lists = [
    answersOf('GET /places/:id/reviews', { params: { id: placeId } }),
    answersOf('GET /places/reviews'),
  ]
  for (const list of lists) {
    // An answer asked for before this change would show the old list once more.
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
