import type { PlatformEvent } from '../../platform/events.ts'
import { placeTag, ratingTags, reviewCountTags } from '../places/public.ts'
import { newestReviewsTag, reviewsOfPlaceTag, reviewTag } from './cache-tags.ts'

interface ChangedReview {
  id: string
  placeId: string
}

/** What is emitted when something about reviews has changed. */
export const changed = {
  /** A review came or went: the lists it is in, and the sums of its place. */
  review: ({ placeId }: ChangedReview): PlatformEvent => ({
    type: 'changed',
    tags: [newestReviewsTag, reviewsOfPlaceTag(placeId), ...reviewCountTags(placeId)],
  }),

  /** The place of these reviews came or went, and they with it. */
  reviewsOfPlace: (placeId: string): PlatformEvent => ({
    type: 'changed',
    tags: [newestReviewsTag, reviewsOfPlaceTag(placeId)],
  }),

  edited: ({ id, placeId }: ChangedReview, { isRatedAnew }: { isRatedAnew: boolean }): PlatformEvent => ({
    type: 'changed',
    tags: [reviewTag(id), ...(isRatedAnew ? ratingTags(placeId) : [])],
  }),

  /** Its counts; and the place's picture where another photo is the best-liked now. */
  reaction: ({ id, placeId }: ChangedReview, { isNewPicture }: { isNewPicture: boolean }): PlatformEvent => ({
    type: 'changed',
    tags: [reviewTag(id), ...(isNewPicture ? [placeTag(placeId)] : [])],
  }),

  /** An account goes, and its reactions with it: they were to these reviews. */
  reactionsGone: (reviews: readonly ChangedReview[]): PlatformEvent => ({
    type: 'changed',
    tags: reviews.flatMap(({ id, placeId }) => [reviewTag(id), placeTag(placeId)]),
  }),
}
