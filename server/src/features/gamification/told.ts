import { BADGES } from '@andariego/contract/badges-rules'
import { LEVELS } from '@andariego/contract/gamification-rules'
import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import './tables.ts'

export const levelSubject = (level: number) => `level ${level}`
export const badgeSubject = (slug: string) => `badge ${slug}`

const levels = LEVELS.map(({ level, name, points }) => [
  levelSubject(level),
  { points, level: { level, name }, badge: null },
])
const badges = BADGES.map(({ slug, name }) => [badgeSubject(slug), { slug, level: null, badge: name }])
const rewards = JSON.stringify(Object.fromEntries([...levels, ...badges]))

/** The notification about a reward: a level or a badge, while the user has it. */
export const gamificationTold: Pick<NotificationParts, 'reward'> = {
  reward: sql`select reward - 'points' - 'slug' from (select ${rewards}::jsonb -> ${told.subject} as reward) as known
    where case when reward ? 'slug'
      then exists (
        select from user_badges where user_badges.user_id = ${told.userId} and user_badges.badge = reward ->> 'slug'
      )
      else exists (
        select from user_stats
        where user_stats.user_id = ${told.userId} and user_stats.points >= (reward ->> 'points')::integer
      ) end`,
}
