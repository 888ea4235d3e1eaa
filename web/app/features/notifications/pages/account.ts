/** What the page 'account' uses of notifications. */
export { NotificationSettings } from '../settings/notification-settings.tsx'
