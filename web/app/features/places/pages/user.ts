/** What the page 'user' uses of places. */
export { AddedPlaces } from '../added/added-places.tsx'
