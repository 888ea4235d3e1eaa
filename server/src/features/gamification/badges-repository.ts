import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { HeldBadge } from './rules.ts'
import './tables.ts'

export interface BadgeRow {
  slug: string
  earned_at: string
}

export const badgesRepository = (database: Database | Tx) => ({
  held: (userId: string): Promise<HeldBadge[]> =>
    database
      .selectFrom('user_badges')
      .select(['badge as slug', 'deed'])
      .where('user_id', '=', userId)
      .execute(),

  /** Grants badges, each once; returns the new ones. */
  grant: async (userId: string, slugs: readonly string[], deed: string | null): Promise<BadgeRow[]> => {
    if (slugs.length === 0) return []
    return database
      .insertInto('user_badges')
      .values(slugs.map((badge) => ({ user_id: userId, badge, deed })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['badge as slug', isoInstant('user_badges.earned_at').as('earned_at')])
      .execute()
  },

  remove: async (userId: string, slugs: readonly string[]) => {
    if (slugs.length === 0) return
    await database
      .deleteFrom('user_badges')
      .where('user_id', '=', userId)
      .where('badge', 'in', [...slugs])
      .execute()
  },

  all: (userId: string): Promise<BadgeRow[]> =>
    database
      .selectFrom('user_badges')
      .select(['badge as slug', isoInstant('user_badges.earned_at').as('earned_at')])
      .where('user_id', '=', userId)
      .orderBy(sql`earned_at, badge`)
      .execute(),
})
