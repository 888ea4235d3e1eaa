/** What other features may use of itineraries. */
export { AddToItineraryButton } from './adding/add-to-itinerary-button.tsx'
