import type { Standing, UserStats } from '@andariego/contract/gamification'
import { progressToNext } from '@andariego/contract/gamification-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isAnyOf, isoInstant } from '../../platform/database/select.ts'
import type { BadgeRow } from './badges-repository.ts'
import { standingOf } from './standing.ts'
import './tables.ts'

const badges = sql<BadgeRow[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object('slug', user_badges.badge, 'earned_at', ${isoInstant('user_badges.earned_at')})
    order by user_badges.earned_at, user_badges.badge
  )
  from user_badges where user_badges.user_id = user_stats.user_id
), '[]'::jsonb)`

export const standingsRepository = (database: Database | Tx) => {
  /** Returns level and points of these users, in their order; the lowest for users who do not exist. */
  const of = async (userIds: readonly string[]): Promise<Standing[]> => {
    if (userIds.length === 0) return []
    const rows = await database
      .selectFrom('user_stats')
      .select(['user_id', 'points', badges.as('badges')])
      .where(isAnyOf('user_id', userIds))
      .execute()
    const byUser = new Map(rows.map((row) => [row.user_id, row]))
    return userIds.map((userId) => {
      const { points, badges } = byUser.get(userId) ?? { points: 0, badges: [] }
      return standingOf(points, badges)
    })
  }
  const one = async (userId: string): Promise<Standing> => {
    const [standing = standingOf(0, [])] = await of([userId])
    return standing
  }
  return {
    of,
    one,
    /** The same, with the way to the next level. */
    statsOf: async (userId: string): Promise<UserStats> => {
      const standing = await one(userId)
      return { ...standing, progressToNext: progressToNext(standing.points) }
    },
  }
}
