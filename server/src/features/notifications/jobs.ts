import type { Services } from '../../platform/services.ts'
import { createMailing, type IsAccountClosed } from './mailing.ts'
import { notificationsRepository } from './notifications-repository.ts'
import type { NotificationParts } from './part.ts'

const A_MINUTE_MS = 60_000
/** Each run overlaps the previous one, which may have missed something; telling twice does no harm. */
const OVERLAP_MS = 15_000
const ONCE = { retryLimit: 2, retryDelay: 20, expireIn: 300, concurrency: 1 }

/** Scheduled notifications: mail, and messages whose receivers were away. */
export const notificationsJobs = (
  services: Services,
  parts: NotificationParts,
  isAccountClosed: IsAccountClosed,
) => {
  const { database, jobs, write } = services
  const mailing = createMailing(services, parts, isAccountClosed)
  const notifications = notificationsRepository(database, parts)

  jobs.define('mail-notifications', ONCE, async () => {
    const now = new Date()
    const userIds = await notifications.justShown(new Date(now.getTime() - A_MINUTE_MS - OVERLAP_MS), now)
    if (userIds.length > 0)
      await write(async (_tx, emit) => emit({ type: 'live', userIds, event: { type: 'notifications' } }))
    await mailing.mailNews(now)
  })
  jobs.schedule('mail-notifications', '* * * * *')

  jobs.define('mail-digests', ONCE, () => mailing.mailDigests(new Date()))
  jobs.schedule('mail-digests', '*/15 * * * *')

  jobs.define('purge-notifications', { ...ONCE, retryDelay: 600, expireIn: 600 }, () => notifications.purge())
  jobs.schedule('purge-notifications', '50 3 * * *')
}
