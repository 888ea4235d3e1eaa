import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { HeldBadge } from './rules.ts'
import './tables.ts'

export interface BadgeRow {
  name: string
  earned_at: string
}

export const badgesRepository = (database: Database | Tx) => ({
  held: (userId: string): Promise<HeldBadge[]> =>
    database
      .selectFrom('user_badges')
      .select(['badge as name', 'deed'])
      .where('user_id', '=', userId)
      .execute(),

  /** Grants badges once; returns those that are new. */
  grant: async (userId: string, names: readonly string[], deed: string | null): Promise<BadgeRow[]> => {
    if (names.length === 0) return []
    return database
      .insertInto('user_badges')
      .values(names.map((badge) => ({ user_id: userId, badge, deed })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['badge as name', isoInstant('user_badges.earned_at').as('earned_at')])
      .execute()
  },

  remove: async (userId: string, names: readonly string[]) => {
    if (names.length === 0) return
    await database
      .deleteFrom('user_badges')
      .where('user_id', '=', userId)
      .where('badge', 'in', [...names])
      .execute()
  },

  all: (userId: string): Promise<BadgeRow[]> =>
    database
      .selectFrom('user_badges')
      .select(['badge as name', isoInstant('user_badges.earned_at').as('earned_at')])
      .where('user_id', '=', userId)
      .orderBy(sql`earned_at, badge`)
      .execute(),
})
