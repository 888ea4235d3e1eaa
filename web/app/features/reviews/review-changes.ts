import type { Review } from '@andariego/contract/reviews'
import type { QueryClient } from '@tanstack/react-query'
import { reviewStatsKey, reviewsKey } from './review-keys.ts'
import { type ReviewPages, withChanged, withNew, without } from './review-pages.ts'

type Change = (pages: ReviewPages) => ReviewPages

/** The lists, whoever they were loaded for, that a review of this place stands in. */
const changeLists = (client: QueryClient, placeId: string, change: Change) => {
  for (const list of [['place', placeId], ['all']]) {
    const filter = { queryKey: [...reviewsKey, ...list] }
    // An answer asked for before this change would show the old list once more.
    void client.cancelQueries(filter)
    client.setQueriesData<ReviewPages>(filter, (pages) => pages && change(pages))
  }
}

/** What hangs on a review beside the lists: averages, the place itself, the points of its author. */
const refresh = (client: QueryClient, placeId: string) => {
  for (const queryKey of [reviewStatsKey(placeId), ['places'], ['gamification']]) {
    void client.invalidateQueries({ queryKey })
  }
}

export const reviewAdded = (client: QueryClient, review: Review): void => {
  changeLists(client, review.placeId, (pages) => withNew(pages, review))
  refresh(client, review.placeId)
}

export const reviewEdited = (client: QueryClient, review: Review): void => {
  changeLists(client, review.placeId, (pages) => withChanged(pages, review))
  refresh(client, review.placeId)
}

export const reviewRemoved = (
  client: QueryClient,
  { id, placeId }: { id: string; placeId: string },
): void => {
  changeLists(client, placeId, (pages) => without(pages, id))
  refresh(client, placeId)
}
