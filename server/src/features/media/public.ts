export { receiveReviewForm } from './receive-review-form.ts'
export { discard, filesOf } from './received-media.ts'
export { reviewMediaRepository } from './review-media-repository.ts'
export { hasMedia, mediaOf, mediaOfReviews } from './select-media.ts'
