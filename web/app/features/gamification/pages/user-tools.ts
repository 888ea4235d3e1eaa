/** What the page 'user-tools' uses of gamification. */
export { NotificationBell } from '../notifications/notification-bell.tsx'
export { LevelLabel } from '../standing/level-label.tsx'
export { MenuLevel } from '../standing/menu-level.tsx'
