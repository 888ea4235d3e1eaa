import type { About } from '@andariego/contract/notification-text-rules'
import { NOTIFICATION_DAYS, UNREAD_SHOWN_MAX } from '@andariego/contract/notifications-rules'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isBlockedFor, isMutedFor } from '../people/public.ts'
import { aboutOf, type NotificationParts } from './part.ts'
import './tables.ts'

const PAGE = 20
/** How many people's ids are read per group; only a few are shown. */
const PEOPLE_TAKEN = 12
const PURGED_AT_ONCE = 5_000

/** Notifications that are shown together, before they are put into words. */
export interface Group {
  id: string
  about: About
  /** The people who did it, latest first; may contain one twice. */
  actorIds: string[]
  count: number
  at: string
  isRead: boolean
}
interface GroupRow extends Group {
  exactly: string
}

const lastGroup = cursorOf('instant', 'uuid')

export const notificationsRepository = (database: Database | Tx, parts: NotificationParts) => {
  /** The notifications that a user may see now: nothing by people with a block between them, and nothing deleted or hidden. */
  const visible = (userId: string, only: RawBuilder<SqlBool> = sql`told.shown_at <= now()`) => sql`
    select told.id, told.kind, told.subject, told.actor_id, told.shown_at, told.read_at, thing.about
    from notifications as told cross join lateral (select ${aboutOf(parts)} as about) as thing
    where told.user_id = ${userId} and ${only} and thing.about is not null
      and not ${isBlockedFor(userId, 'told.actor_id')} and not ${isMutedFor(userId, 'told.actor_id')}`

  const newest = sql`order by shown_at desc, id desc`
  const groups = (rows: RawBuilder<unknown>, after: readonly string[] | null, limit: number) =>
    sql<GroupRow>`
      with visible as (${rows}), grouped as (
        select (array_agg(id ${newest}))[1] as id, (array_agg(about ${newest}))[1] as about,
          coalesce((array_agg(actor_id ${newest}) filter (where actor_id is not null))[1:${sql.lit(PEOPLE_TAKEN)}], '{}') as "actorIds",
          count(distinct actor_id)::int as count, max(shown_at) as shown_at,
          bool_and(read_at is not null) as "isRead"
        from visible group by kind, subject
      )
      select id, about, "actorIds"::text[] as "actorIds", count, "isRead", shown_at::text as exactly,
        to_char(shown_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from grouped
      where ${after === null ? sql`true` : sql`(shown_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
      order by shown_at desc, id desc limit ${limit}`.execute(database)

  return {
    /** Newest first. */
    page: async (userId: string, cursor: string | undefined) => {
      const after = cursor === undefined ? null : lastGroup.read(cursor)
      const { rows } = await groups(visible(userId), after, PAGE + 1)
      const shown = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? shown.at(-1) : undefined
      return { groups: shown, nextCursor: last ? lastGroup.write([last.exactly, last.id]) : null }
    },

    /** Returns those of these notifications that may be shown, in groups; for mail, the caller has checked the time. */
    among: async (userId: string, ids: readonly string[]): Promise<Group[]> => {
      const only = sql<SqlBool>`told.id = any(${[...ids]}::uuid[])`
      return (await groups(visible(userId, only), null, ids.length)).rows
    },

    /** 100 means more than 99. */
    unreadCount: async (userId: string): Promise<number> => {
      const unread = visible(userId, sql`told.read_at is null and told.shown_at <= now()`)
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (
          select from (${unread}) as visible group by kind, subject limit ${UNREAD_SHOWN_MAX + 1}
        ) as counted`.execute(database)
      return rows[0]?.count ?? 0
    },

    /** Marks notifications up to this moment as read; read ones are not mailed. */
    read: (userId: string, until: string) =>
      sql`update notifications set read_at = now(), mail_as = null
        where user_id = ${userId} and read_at is null and shown_at <= now()
          and date_trunc('milliseconds', shown_at) <= ${until}::timestamptz`.execute(database),

    /** Deletes old notifications in batches, so that no statement takes long. */
    purge: async (): Promise<void> => {
      for (;;) {
        const { numAffectedRows } = await sql`delete from notifications where id in (
          select id from notifications
          where shown_at < now() - make_interval(days => ${NOTIFICATION_DAYS}) limit ${PURGED_AT_ONCE}
        )`.execute(database)
        if ((numAffectedRows ?? 0n) < PURGED_AT_ONCE) return
      }
    },

    /** Returns the users whose messages became due to be announced in this period. */
    justShown: async (from: Date, until: Date): Promise<string[]> => {
      const rows = await database
        .selectFrom('notifications')
        .select('user_id')
        .distinct()
        .where('kind', '=', 'message')
        .where('read_at', 'is', null)
        .where('shown_at', '>', from)
        .where('shown_at', '<=', until)
        .execute()
      return rows.map(({ user_id }) => user_id)
    },
  }
}
