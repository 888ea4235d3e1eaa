/** What the page 'user' uses of gamification. */
export { TravellerProfile } from '../travellers/traveller-profile.tsx'
export { TravellerProfileSkeleton } from '../travellers/traveller-profile-skeleton.tsx'
export { isNobody, travellerFailure, useTraveller } from '../travellers/traveller-query.ts'
