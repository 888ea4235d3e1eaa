/** What the page 'itinerary' uses of itineraries. */
export { ItineraryPage } from '../itinerary-page.tsx'
