/** What the page 'notifications' uses of notifications. */
export { NotificationList } from '../notification-list.tsx'
export { NotificationListSkeleton } from '../notification-list-skeleton.tsx'
