/** What the page 'create-itinerary' uses of itineraries. */
export { NewItinerary } from '../itinerary-editor-page.tsx'
