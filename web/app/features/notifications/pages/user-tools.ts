import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

/** What the page 'user-tools' uses of notifications. The list loads when the bell is first opened. */
export { useUnreadNotifications } from '../unread-query.ts'
export const LatestNotifications = lazyPart(
  async () => (await import('../latest-notifications.tsx')).LatestNotifications,
)
