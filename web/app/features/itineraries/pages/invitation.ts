/** What the page 'invitation' uses of itineraries. */
export { Invitation } from '../links/invitation.tsx'
