export { receiveReviewForm } from './receive-review-form.ts'
export type { StoredFiles } from './received-media.ts'
export { discard, type ReceivedMedia } from './received-media.ts'
export { reviewMediaRepository } from './review-media-repository.ts'
