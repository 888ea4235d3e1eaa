import type { About } from '@andariego/contract/notification-text-rules'
import { NOTIFICATION_DAYS, PEOPLE_SHOWN, UNREAD_SHOWN_MAX } from '@andariego/contract/notifications-rules'
import type { Person } from '@andariego/contract/people'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isBlockedFor, isMutedFor, personJson } from '../people/public.ts'
import { aboutOf, type NotificationParts } from './part.ts'
import './tables.ts'

const PAGE = 20
/** How many deeds are looked at for who is named, as one person may have done several. */
const PEOPLE_TAKEN = 12
const PURGED_AT_ONCE = 5_000

/** Notifications that are shown together, before they are put into words. */
export interface Group {
  id: string
  about: About
  /** Some of the people who did it, latest first, as the reader may see them. */
  people: Person[]
  count: number
  at: string
  isRead: boolean
}
interface GroupRow extends Group {
  exactly: string
}

const lastGroup = cursorOf('instant', 'uuid')

export const notificationsRepository = (database: Database | Tx, parts: NotificationParts) => {
  /**
   * The notifications that a user may see now: nothing by people with a block between them, and nothing deleted or hidden.
   * `offset 0` keeps PostgreSQL from evaluating what they are about twice, for the condition and for the row.
   */
  const visible = (userId: string, only: RawBuilder<SqlBool> = sql`told.shown_at <= now()`) => sql`
    select told.id, told.kind, told.subject, told.actor_id, told.shown_at, told.read_at, thing.about
    from notifications as told cross join lateral (select ${aboutOf(parts)} as about offset 0) as thing
    where told.user_id = ${userId} and ${only} and thing.about is not null
      and not ${isBlockedFor(userId, 'told.actor_id')} and not ${isMutedFor(userId, 'told.actor_id')}`

  const newest = sql`order by shown_at desc, id desc`
  const people = (userId: string) => sql`
    select jsonb_agg(${personJson(userId)} order by named.turn)
    from (
      select actor_id, min(turn) as turn from unnest(shown.actor_ids) with ordinality as deed (actor_id, turn)
      group by actor_id order by turn limit ${sql.lit(PEOPLE_SHOWN)}
    ) as named join people on people.id = named.actor_id`
  const groups = (
    userId: string,
    only: RawBuilder<SqlBool> | undefined,
    after: readonly string[] | null,
    limit: number,
  ) =>
    sql<GroupRow>`
      with visible as (${visible(userId, only)}), grouped as (
        select (array_agg(id ${newest}))[1] as id, (array_agg(about ${newest}))[1] as about,
          (array_agg(actor_id ${newest}) filter (where actor_id is not null))[1:${sql.lit(PEOPLE_TAKEN)}] as actor_ids,
          count(distinct actor_id)::int as count, max(shown_at) as shown_at,
          bool_and(read_at is not null) as "isRead"
        from visible group by kind, subject
      ), shown as (
        select * from grouped
        where ${after === null ? sql`true` : sql`(shown_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
        ${newest} limit ${limit}
      )
      select id, about, coalesce((${people(userId)}), '[]') as people, count, "isRead", shown_at::text as exactly,
        to_char(shown_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from shown ${newest}`.execute(database)

  return {
    /** Newest first. */
    page: async (userId: string, cursor: string | undefined) => {
      const after = cursor === undefined ? null : lastGroup.read(cursor)
      const { rows } = await groups(userId, undefined, after, PAGE + 1)
      const shown = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? shown.at(-1) : undefined
      return { groups: shown, nextCursor: last ? lastGroup.write([last.exactly, last.id]) : null }
    },

    /** Returns those of these notifications that may be shown, in groups; for mail, the caller has checked the time. */
    among: async (userId: string, ids: readonly string[]): Promise<Group[]> => {
      const only = sql<SqlBool>`told.id = any(${[...ids]}::uuid[])`
      return (await groups(userId, only, null, ids.length)).rows
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
