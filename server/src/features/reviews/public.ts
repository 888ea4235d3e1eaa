import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { exportMedia } from '../media/public.ts'
import { changed } from './changed.ts'
import { reactionsRepository } from './reactions-repository.ts'
import { reviewIdsOf, reviewsRepository } from './reviews-repository.ts'

export { newestReviewsTag, reviewsOfPlaceTag } from './cache-tags.ts'
export { reviewsChecks } from './checks.ts'
export { reviewsFacts } from './facts.ts'
export { isReviewBlockedFor } from './is-review-blocked.ts'
export { moderatedReviewMedia, moderatedReviews } from './moderated.ts'
export { photosInReviews } from './photos-in-reviews.ts'
export { reviewsTold } from './told.ts'

/** The event for the reviews of a place that appears or disappears. */
export const reviewsOfPlaceChanged = changed.reviewsOfPlace

/** Adds reviews to the export of an account, and emits the changes of its removal. */
export const reviewsOfAccount = (services: Services): AccountPart => ({
  addToExport: async (userId, { add, addFile }) => {
    const files = await exportMedia(services, addFile, 'review', reviewIdsOf(userId))
    const reviews = await reviewsRepository(services.database).allOf(userId)
    add(
      'reseñas',
      reviews.map((review) => ({ ...review, media: files.filter(({ ownerId }) => ownerId === review.id) })),
    )
    add('reacciones', await reactionsRepository(services.database).by(userId))
  },
  beforeRemoval: async (tx, userId, emit) => {
    // A like locks the review, then its author's stats. The removal uses the same order, to avoid deadlocks.
    await reviewsRepository(tx).lockAllOf(userId)
    emit(changed.reactionsGone(await reactionsRepository(tx).reviewsReactedToBy(userId)))
  },
})
