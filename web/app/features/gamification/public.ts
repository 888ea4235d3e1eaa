/** What other features may use of gamification. */
export { announceNotification } from './announce-notification.ts'
export { BadgeList } from './badges/badge-list.tsx'
export { settlePoints } from './settle-points.ts'
export { LevelRing } from './standing/level-ring.tsx'
