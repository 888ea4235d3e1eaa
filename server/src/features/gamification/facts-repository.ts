import type { Fact } from '@andariego/contract/badges-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Facts } from './rules.ts'

/** Facts that gamification computes itself: the level from the points, the active days from all domains' days. */
type Combined = 'level' | 'activeDays'
type Count = (userId: string) => RawBuilder<number>

/** What a domain knows about a user's contributions, as SQL on its own tables. */
export interface FactsPart {
  /** Counts, each a query of one value. They count all content, also what the limits left unpaid. */
  counts: Partial<Record<Exclude<Fact, Combined>, Count>>
  /** A query of the UTC days on which the user contributed: one column of dates. */
  days?: (userId: string) => RawBuilder<unknown>
  /** Whether the user contributed today, apart from the deed with this id. Runs at every deed, so it must be cheap. */
  isActiveToday?: (userId: string, deedId: string | null) => RawBuilder<boolean>
}

/** The most active days within any 30 days. */
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

/** Reads facts about a user from all domains. */
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

  /** The query of these facts, except the level, which follows from the points; null when nothing else is asked for. */
  const counting = (database: Database | Tx, userId: string, facts: readonly Fact[]) => {
    const columns = facts.filter((fact) => fact !== 'level').map((fact) => columnOf(fact, userId))
    return columns.length === 0 ? null : sql<Facts>`select ${sql.join(columns)}`.compile(database)
  }

  return {
    counting,

    /** Reads these facts in one query, as `counting` asks for them. */
    count: async (database: Database | Tx, userId: string, facts: readonly Fact[]): Promise<Facts> => {
      const query = counting(database, userId, facts)
      return query === null ? {} : ((await database.executeQuery(query)).rows[0] ?? {})
    },

    /** An SQL condition: whether the user contributed today in any domain, apart from the deed with this id. */
    isActiveToday: (userId: string, deedId: string | null): RawBuilder<boolean> => {
      const conditions = parts.flatMap((part) => part.isActiveToday?.(userId, deedId) ?? [])
      return conditions.length === 0 ? sql.lit(false) : sql`(${sql.join(conditions, sql` or `)})`
    },
  }
}
export type FactsRepository = ReturnType<typeof factsRepository>
