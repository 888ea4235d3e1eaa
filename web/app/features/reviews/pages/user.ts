/** What the page 'user' uses of reviews. */
export { ReviewsOfPerson } from '../reviews-of-person.tsx'
