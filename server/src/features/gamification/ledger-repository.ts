import { type RawBuilder, sql } from 'kysely'
import { type Database, sendTogether, type Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { Claim, PaidAction } from './deeds.ts'
import type { Entry, Payment } from './rules.ts'
import './tables.ts'

export interface History {
  /** The user's balance. */
  points: number
  entries: Entry[]
  badges: string[]
  /** Whether the user contributed today before this deed. */
  wasActiveToday: boolean
}

/** What a deed claims, and an SQL condition: whether the user contributed today before it. */
interface Asked {
  claims: readonly Claim[]
  isActiveToday: RawBuilder<boolean>
}

const NO_HISTORY: History = { entries: [], badges: [], wasActiveToday: false, points: 0 }

const today = sql`date_trunc('day', now(), 'utc')`
const isToday = sql<boolean>`points_ledger.created_at >= ${today}`

export const ledgerRepository = (database: Database | Tx) => {
  const points = async (userId: string): Promise<number> => {
    const row = await database
      .selectFrom('user_stats')
      .select('points')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.points ?? 0
  }

  const locking = (userId: string) =>
    database.selectFrom('user_stats').select('points').where('user_id', '=', userId).forNoKeyUpdate()

  const reading = (userId: string, { claims, isActiveToday }: Asked) => {
    // Whether a bonus is paid depends on the review's own row, so that row is needed too.
    const subjects = claims.map(
      ({ action, subject }) =>
        sql`or (action in (${action}, ${action === 'review_long' ? 'review_created' : action}) and subject = ${subject})`,
    )
    return sql<History>`
      select
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'action', action, 'subject', subject, 'round', round, 'points', points, 'voter', voter,
            'isToday', ${isToday}
          ))
          from points_ledger
          where user_id = ${userId} and action not in ('withheld', 'returned')
            and (${isToday} ${sql.join(subjects, sql` `)})
        ), '[]'::jsonb) as entries,
        array(select badge from user_badges where user_id = ${userId}) as badges,
        ${isActiveToday} as "wasActiveToday",
        points
      from user_stats where user_id = ${userId}`
  }

  return {
    points,

    /**
     * Locks and returns a user's balance, so that the user's next deed waits for this transaction; null when the account was
     * deleted.
     */
    lock: async (userId: string): Promise<number | null> =>
      (await locking(userId).executeTakeFirst())?.points ?? null,

    /** Returns today's payments, all rows about these claims' subjects, the badges held and the balance. */
    history: async (userId: string, asked: Asked): Promise<History> => {
      const { rows } = await reading(userId, asked).execute(database)
      return rows[0] ?? NO_HISTORY
    },

    /** As `history`, after locking the balance as `lock` does; null when the account was deleted. */
    lockedHistory: async (userId: string, asked: Asked): Promise<History | null> => {
      const [, rows] = await sendTogether(
        database,
        locking(userId).compile(),
        reading(userId, asked).compile(database),
      )
      return rows[0] ?? null
    },

    /** The statement that pays these; null without any. */
    paying: (userId: string, payments: readonly Payment[]) =>
      payments.length === 0
        ? null
        : database
            .insertInto('points_ledger')
            .values(payments.map((payment) => ({ user_id: userId, ...payment })))
            .compile(),

    /**
     * Reverses what a deed was paid, optionally only for one voter's like or one action; returns false when there was nothing to
     * reverse.
     */
    takeBack: async (
      userId: string,
      deed: string,
      { voter = null, action = null }: { voter?: string | null; action?: PaidAction | null } = {},
    ): Promise<boolean> => {
      const { rows } = await sql`
        insert into points_ledger (user_id, action, subject, round, points, deed, voter)
        select user_id, action, subject, round, -points, deed, voter from points_ledger paid
        where user_id = ${userId} and deed = ${deed} and points > 0
          and (${voter}::uuid is null or voter = ${voter}::uuid)
          and (${action}::text is null or action = ${action})
          and not exists (
            select 1 from points_ledger back
            where back.user_id = paid.user_id and back.action = paid.action
              and back.subject = paid.subject and back.round = paid.round and back.points < 0
          )
        returning id`.execute(database)
      return rows.length > 0
    },

    /**
     * Withholds the points of hidden content; with `sha256`, only those of one file of a review. Does nothing if none were paid
     * or they were already taken back.
     */
    withhold: async (userId: string, id: string, { deed, sha256 }: { deed: string; sha256?: string }) => {
      await sql`
        insert into points_ledger (user_id, action, subject, points)
        select ${userId}, 'withheld', ${id} || ' ' || gen_random_uuid(), -sum(points) from points_ledger
        where user_id = ${userId} and deed = ${deed}::uuid and action not in ('withheld', 'returned')
          and (${sha256 ?? null}::text is null or subject = ${sha256 ?? null})
        having sum(points) > 0`.execute(database)
    },

    /** Returns withheld points. */
    giveBack: async (userId: string, id: string) => {
      await sql`
        insert into points_ledger (user_id, action, subject, points)
        select user_id, 'returned', subject, -points from points_ledger as withheld
        where user_id = ${userId} and action = 'withheld' and subject like ${id} || ' %'
          and not exists (
            select from points_ledger as back
            where back.user_id = withheld.user_id and back.action = 'returned' and back.subject = withheld.subject
          )`.execute(database)
    },

    /** Whether the balance equals the ledger's sum, both read in one snapshot. */
    isBalanced: async (userId: string): Promise<boolean> => {
      const { rows } = await sql<{ isBalanced: boolean }>`
        select points = (select coalesce(sum(points), 0) from points_ledger where user_id = ${userId}) as "isBalanced"
        from user_stats where user_id = ${userId}`.execute(database)
      return rows[0]?.isBalanced ?? true
    },

    /** Recomputes the balance from the ledger. The user must be locked. */
    rebuild: (userId: string) =>
      sql`update user_stats
        set points = (select coalesce(sum(points), 0) from points_ledger where user_id = ${userId})
        where user_id = ${userId}`.execute(database),

    /** Returns a user's rows for their export, oldest first: of a like only the review, because who gave it may be hidden from them. */
    all: (userId: string) =>
      database
        .selectFrom('points_ledger')
        .select(['action', 'points', isoInstant('points_ledger.created_at').as('createdAt')])
        .select(sql<string>`case when voter is null then subject else deed::text end`.as('subject'))
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),
  }
}
