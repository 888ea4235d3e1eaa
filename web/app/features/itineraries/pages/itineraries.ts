/** What the page 'itineraries' uses of itineraries. */
export { ItineraryList } from '../itinerary-list.tsx'
