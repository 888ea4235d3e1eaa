/** What the page 'home' uses of reviews. */
export { AllReviews } from '../all-reviews.tsx'
