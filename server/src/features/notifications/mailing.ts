import {
  DIGEST_HOUR,
  MAIL_AFTER_MINUTES,
  type MailSort,
  NOTIFICATION_KINDS,
} from '@andariego/contract/notifications-rules'
import type { Tx } from '../../platform/database/database.ts'
import type { LetterContent } from '../../platform/mail/letter.ts'
import type { Services } from '../../platform/services.ts'
import { peopleRepository } from '../people/public.ts'
import { digestOf, isQuiet } from './clock-rules.ts'
import { digestLetter, notificationLetter } from './letters.ts'
import { mailingRepository, type Taken } from './mailing-repository.ts'
import { notificationsRepository } from './notifications-repository.ts'
import type { NotificationParts } from './part.ts'
import { toldNotification } from './told-notification.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const MINUTE_MS = 60_000

/** Whether nobody may sign in to an account any more, so that its news would lead nowhere. */
export type IsAccountClosed = (tx: Tx, userId: string) => Promise<boolean>

/**
 * Sends pending mail, and marks it as sent in the transaction that queues the mail, so that two processes or a retry send it
 * once. The time is a parameter, for tests.
 */
export const createMailing = (
  services: Services,
  parts: NotificationParts,
  isAccountClosed: IsAccountClosed,
) => {
  const { config, database, log, secret, write } = services
  const tokens = createUnsubscribeTokens(secret)

  /** Processes everybody with pending mail whose local time allows it; a failure for one does not stop the others. */
  const eachWaiting = async (
    mailAs: 'now' | 'week',
    now: Date,
    shownBy: Date,
    mail: (userId: string, timeZone: string | null) => Promise<void>,
  ) => {
    let after = BEFORE_ALL
    for (;;) {
      const waiting = await mailingRepository(database).waiting(mailAs, shownBy, after)
      for (const { userId, since, quietHours, timeZone } of waiting) {
        after = userId
        if (isQuiet(now, quietHours, timeZone)) continue
        if (
          mailAs === 'week' &&
          digestOf(since, timeZone, DIGEST_HOUR) >= digestOf(now, timeZone, DIGEST_HOUR)
        )
          continue
        await mail(userId, timeZone).catch((err: unknown) =>
          log.error({ err }, 'notifications were not mailed'),
        )
      }
      if (waiting.length === 0) return
    }
  }

  const send = async (
    tx: Tx,
    { userId, taken, sort, now }: { userId: string; taken: readonly Taken[]; sort: MailSort; now: Date },
    letter: (mailed: Parameters<typeof digestLetter>[0]) => LetterContent,
  ) => {
    const mailing = mailingRepository(tx)
    const ids = taken.map(({ id }) => id)
    const known = await mailing.mailedBefore(userId, ids)
    const news = ids.filter((id) => !known.has(id))
    const groups = await notificationsRepository(tx, parts).among(userId, news)
    const to = await peopleRepository(tx).addressOf(userId)
    const isMailed = groups.length > 0 && to !== undefined && !(await isAccountClosed(tx, userId))
    await mailing.done(ids, isMailed ? news : [], now)
    if (!isMailed) return
    const told = groups.map(toldNotification)
    const unsubscribeToken = tokens.write(userId, sort)
    await services.sendLetter(tx, letter({ to, publicUrl: config.publicUrl, told, sort, unsubscribeToken }))
  }

  return {
    /** Sends one mail per kind with news that its reader has not seen in the app. */
    mailNews: async (now: Date) => {
      const shownBy = new Date(now.getTime() - MAIL_AFTER_MINUTES * MINUTE_MS)
      await eachWaiting('now', now, shownBy, (userId) =>
        write(async (tx) => {
          const all = await mailingRepository(tx).take(userId, 'now', shownBy)
          for (const kind of NOTIFICATION_KINDS) {
            const taken = all.filter((row) => row.kind === kind)
            if (taken.length > 0) await send(tx, { userId, taken, sort: kind, now }, notificationLetter)
          }
        }),
      )
    },

    /** Sends one mail about the week that ended on Monday at nine, in each reader's local time. */
    mailDigests: (now: Date) =>
      eachWaiting('week', now, now, (userId, timeZone) =>
        write(async (tx) => {
          const all = await mailingRepository(tx).take(userId, 'week', now)
          const thisWeek = digestOf(now, timeZone, DIGEST_HOUR)
          const taken = all.filter(({ shownAt }) => digestOf(shownAt, timeZone, DIGEST_HOUR) < thisWeek)
          if (taken.length > 0) await send(tx, { userId, taken, sort: 'digest', now }, digestLetter)
        }),
      ),
  }
}
