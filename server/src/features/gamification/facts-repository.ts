import type { Fact } from '@andariego/contract/gamification-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Facts } from './rules.ts'

/** Counted by gamification itself: the level from the points, the active days from the days of all domains. */
type Combined = 'level' | 'activeDays'
type Count = (userId: string) => RawBuilder<number>

/** What a domain knows of a user's contributions, as pieces of SQL on its own tables. */
export interface FactsPart {
  /** Numbers, each a query of one value. They count the content itself: what the limits left unpaid counts, too. */
  counts: Partial<Record<Exclude<Fact, Combined>, Count>>
  /** A query of the UTC days on which the user contributed: one column of dates. */
  days?: (userId: string) => RawBuilder<unknown>
  /** Whether the user contributed today, besides the deed of this id. Asked at every deed: it must be cheap. */
  isActiveToday?: (userId: string, deedId: string | null) => RawBuilder<boolean>
}

/** The most active days within any 30. */
const activeDays =
  (parts: readonly FactsPart[]): Count =>
  (userId) => {
    const days = parts.flatMap((part) => part.days?.(userId) ?? [])
    return sql`
      select coalesce(max(days), 0) from (
        select count(*) over (order by day range between interval '29 days' preceding and current row) as days
        from (${sql.join(days, sql` union `)}) active (day)
      ) windows`
  }

/** Counts what all domains know of a user. */
export const factsRepository = (parts: readonly FactsPart[]) => {
  const counts: Partial<Record<Fact, Count>> = Object.assign(
    { activeDays: activeDays(parts) },
    ...parts.map((part) => part.counts),
  )

  const columnOf = (fact: Fact, userId: string) => {
    const count = counts[fact]
    if (!count) throw new Error(`No domain counts ${fact}.`)
    return sql`(${count(userId)}) as ${sql.id(fact)}`
  }

  return {
    /** The numbers asked for, in one query. The level, which the points say, is not among them. */
    count: async (database: Database | Tx, userId: string, facts: readonly Fact[]): Promise<Facts> => {
      const counted = facts.filter((fact) => fact !== 'level')
      if (counted.length === 0) return {}
      const columns = counted.map((fact) => columnOf(fact, userId))
      const { rows } = await sql<Facts>`select ${sql.join(columns)}`.execute(database)
      return rows[0] ?? {}
    },

    /** A condition: whether some domain knows of a contribution of today, besides the deed of this id. */
    isActiveToday: (userId: string, deedId: string | null): RawBuilder<boolean> => {
      const conditions = parts.flatMap((part) => part.isActiveToday?.(userId, deedId) ?? [])
      return conditions.length === 0 ? sql.lit(false) : sql`(${sql.join(conditions, sql` or `)})`
    },
  }
}
export type FactsRepository = ReturnType<typeof factsRepository>
