/** What the page 'itinerary-book' uses of itineraries. */
export { BookPage } from '../book/book-page.tsx'
