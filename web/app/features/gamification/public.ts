/** What other features may use of gamification. */
export { announceNotification } from './announce-notification.ts'
export { FoundTravellers } from './found-travellers.tsx'
export { settlePoints } from './settle-points.ts'
