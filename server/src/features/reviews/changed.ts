import type { PlatformEvent } from '../../platform/events.ts'
import { placeTag, ratingTags, reviewCountTags } from '../places/public.ts'
import { newestReviewsTag, reviewsOfPlaceTag, reviewTag } from './cache-tags.ts'

interface ChangedReview {
  id: string
  placeId: string
}

/** The events of changes to reviews. */
export const changed = {
  /** A review appeared or disappeared: affects its lists, and its place's sums. */
  review: ({ placeId }: ChangedReview): PlatformEvent => ({
    type: 'changed',
    tags: [newestReviewsTag, reviewsOfPlaceTag(placeId), ...reviewCountTags(placeId)],
  }),

  /** A review or one of its files appeared or disappeared: affects everything that shows one of them. */
  whole: ({ id, placeId }: ChangedReview): PlatformEvent => ({
    type: 'changed',
    tags: [reviewTag(id), newestReviewsTag, reviewsOfPlaceTag(placeId), ...reviewCountTags(placeId)],
  }),

  /** A place appeared or disappeared with these reviews. */
  reviewsOfPlace: (placeId: string): PlatformEvent => ({
    type: 'changed',
    tags: [newestReviewsTag, reviewsOfPlaceTag(placeId)],
  }),

  /** The assistant's answers about a place depend on the words of all its reviews, whichever they quote. */
  edited: (
    { id, placeId }: ChangedReview,
    { isRatedAnew, isWordedAnew }: { isRatedAnew: boolean; isWordedAnew: boolean },
  ): PlatformEvent => ({
    type: 'changed',
    tags: [
      reviewTag(id),
      ...(isWordedAnew ? [newestReviewsTag, reviewsOfPlaceTag(placeId)] : []),
      ...(isRatedAnew ? ratingTags(placeId) : []),
    ],
  }),

  /** A review's counts changed, and the place's picture if another photo is now the most liked. */
  reaction: ({ id, placeId }: ChangedReview, { isNewPicture }: { isNewPicture: boolean }): PlatformEvent => ({
    type: 'changed',
    tags: [reviewTag(id), ...(isNewPicture ? [placeTag(placeId)] : [])],
  }),

  /** An account is removed with its reactions to these reviews. */
  reactionsGone: (reviews: readonly ChangedReview[]): PlatformEvent => ({
    type: 'changed',
    tags: reviews.flatMap(({ id, placeId }) => [reviewTag(id), placeTag(placeId)]),
  }),
}
