/** What the page 'shared-trip' uses of itineraries. */
export { SharedTrip } from '../links/shared-trip.tsx'
