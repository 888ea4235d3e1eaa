import type { Services } from '../../platform/services.ts'
import { createMailing } from './mailing.ts'
import { notificationsRepository } from './notifications-repository.ts'
import type { NotificationParts } from './part.ts'

const A_MINUTE_MS = 60_000
/** What a run may have missed of the one before: hearing of it twice does no harm. */
const OVERLAP_MS = 15_000
const ONCE = { retryLimit: 2, retryDelay: 20, expireIn: 300, concurrency: 1 }

/** What is told by the clock: mail, and messages that nobody was there to read. */
export const notificationsJobs = (services: Services, parts: NotificationParts) => {
  const { database, jobs, write } = services
  const mailing = createMailing(services, parts)
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
