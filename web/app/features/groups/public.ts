/** What other features may use of groups. */
export { ShareItinerary } from './share-itinerary.tsx'
