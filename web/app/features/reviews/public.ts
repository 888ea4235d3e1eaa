export { AllReviews } from './all-reviews.tsx'
export { ReviewSection } from './review-section.tsx'
