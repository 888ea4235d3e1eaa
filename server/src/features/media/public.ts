export { receiveReviewForm } from './receive-review-form.ts'
export { discard } from './received-media.ts'
export { reviewMediaRepository } from './review-media-repository.ts'
