import { badgeOf } from '@andariego/contract/badges-rules'
import type { EarnedBadge, Notification, Standing } from '@andariego/contract/gamification'
import { type Level, levelOf, notificationMessage } from '@andariego/contract/gamification-rules'
import type { BadgeRow } from './badges-repository.ts'

/** Returns badges with their texts from the rules, without badges whose rule no longer exists. */
export const earnedBadges = (rows: readonly BadgeRow[]): EarnedBadge[] =>
  rows.flatMap(({ slug, earned_at }) => {
    const badge = badgeOf(slug)
    return badge ? [{ slug, name: badge.name, description: badge.description, earned_at }] : []
  })

export const standingOf = (points: number, badges: readonly BadgeRow[]): Standing => {
  const { level, name: levelName } = levelOf(points)
  return { level, levelName, points, badges: earnedBadges(badges) }
}

/** Null when there is nothing to announce. */
export const notificationOf = (level: Level | null, badges: readonly BadgeRow[]): Notification | null => {
  const newBadges = earnedBadges(badges)
  if (level === null && newBadges.length === 0) return null
  return {
    message: notificationMessage(level, newBadges),
    ...(level && { newLevel: level.level, levelName: level.name }),
    newBadges,
  }
}
