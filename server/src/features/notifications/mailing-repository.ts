import type { NotificationKind } from '@andariego/contract/notifications-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'

/** How many users are processed together. */
const BATCH = 500

interface Waiting {
  userId: string
  /** When the oldest pending one happened. */
  since: Date
  quietHours: { from: string; to: string } | null
  timeZone: string | null
}

/** Notifications that wait to be mailed. */
export const mailingRepository = (database: Database | Tx) => ({
  /** Returns users with pending notifications from until then, in the order of their ids. */
  waiting: async (mailAs: 'now' | 'week', shownBy: Date, after: string): Promise<Waiting[]> => {
    const { rows } = await sql<Waiting>`
      select told.user_id as "userId", told.since, settings.time_zone as "timeZone",
        case when quiet_from is not null then jsonb_build_object('from', quiet_from, 'to', quiet_to) end as "quietHours"
      from (
        select user_id, min(shown_at) as since from notifications
        where mail_as = ${mailAs} and shown_at <= ${shownBy} and user_id > ${after}::uuid
        group by user_id order by user_id limit ${BATCH}
      ) as told left join notification_settings as settings using (user_id)
      order by told.user_id`.execute(database)
    return rows
  },

  /** Locks a user's pending notifications; skips those that another process is mailing. */
  take: async (userId: string, mailAs: 'now' | 'week', shownBy: Date) =>
    database
      .selectFrom('notifications')
      .select(['id', 'kind', 'shown_at as shownAt'])
      .where('user_id', '=', userId)
      .where('mail_as', '=', mailAs)
      .where('shown_at', '<=', shownBy)
      .forUpdate()
      .skipLocked()
      .execute(),

  /** Returns those about something that was already mailed and that the user has not looked at since. */
  mailedBefore: async (userId: string, ids: readonly string[]): Promise<Set<string>> => {
    const { rows } = await sql<{ id: string }>`
      select told.id from notifications as told
      where told.id = any(${[...ids]}::uuid[]) and exists (
        select from notifications as earlier
        where earlier.user_id = ${userId} and earlier.kind = told.kind and earlier.subject = told.subject
          and earlier.mailed_at is not null and earlier.read_at is null
      )`.execute(database)
    return new Set(rows.map(({ id }) => id))
  },

  /** Marks them as no longer pending, and some of them as mailed. */
  done: async (ids: readonly string[], mailed: readonly string[], now: Date) => {
    await sql`update notifications set mail_as = null,
        mailed_at = case when id = any(${[...mailed]}::uuid[]) then ${now}::timestamptz else mailed_at end
      where id = any(${[...ids]}::uuid[])`.execute(database)
  },
})

export interface Taken {
  id: string
  kind: NotificationKind
  shownAt: Date
}
