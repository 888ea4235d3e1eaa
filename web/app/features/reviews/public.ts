export { AllReviews } from './all-reviews.tsx'
export type { ReviewPage } from './review-pages.ts'
export { ReviewSection } from './review-section.tsx'
export { useReviewStats } from './review-stats-query.ts'
