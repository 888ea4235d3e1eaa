import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { exportMedia } from '../media/public.ts'
import { changed } from './changed.ts'
import { reactionsRepository } from './reactions-repository.ts'
import { reviewsRepository } from './reviews-repository.ts'

export { newestReviewsTag, reviewsOfPlaceTag } from './cache-tags.ts'
export { reviewsChecks } from './checks.ts'
export { reviewsFacts } from './facts.ts'
export { moderatedReviewMedia, moderatedReviews } from './moderated.ts'
export { photosInReviews } from './photos-in-reviews.ts'
export { reviewsTold } from './told.ts'

/** What is told of the reviews of a place that comes or goes. */
export const reviewsOfPlaceChanged = changed.reviewsOfPlace

/** What reviews add to the export of an account, and how its removal shows. */
export const reviewsOfAccount = (services: Services): AccountPart => ({
  addToExport: async (userId, { add, archive }) => {
    const reviews = await reviewsRepository(services.database).ofUser(userId)
    add('reseñas', reviews)
    const files = reviews.flatMap(({ media }) => media)
    await exportMedia(services, archive, files)
  },
  beforeRemoval: async (tx, userId, emit) => {
    // A like locks the review, then its author's stats. The removal does as well, or the two could wait for each other.
    await reviewsRepository(tx).lockAllOf(userId)
    emit(changed.reactionsGone(await reactionsRepository(tx).reviewsReactedToBy(userId)))
  },
})
