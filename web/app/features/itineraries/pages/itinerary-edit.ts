/** What the page 'itinerary-edit' uses of itineraries. */
export { EditItinerary } from '../itinerary-editor-page.tsx'
