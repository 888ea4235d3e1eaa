/** What the page 'place' uses of reviews. */
export { ReviewSection } from '../review-section.tsx'
