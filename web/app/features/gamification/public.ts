/** What other features may use of gamification. */
export { announceNotification } from './announce-notification.ts'
export { settlePoints } from './settle-points.ts'
