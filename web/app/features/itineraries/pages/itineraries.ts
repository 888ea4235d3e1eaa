/** What the page 'itineraries' uses of itineraries. */
export { ItineraryList } from '../itinerary-list.tsx'
export { CREATE_ITINERARY_PATH } from '../itinerary-paths.ts'
