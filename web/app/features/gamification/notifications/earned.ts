import type { Notification, Standing } from '@andariego/contract/gamification'
import { LEVELS, notificationMessage } from '@andariego/contract/gamification-rules'

/** What was earned: a new level, and badges by name. */
export interface Earned {
  level: number | null
  badges: readonly string[]
}

export const NOTHING: Earned = { level: null, badges: [] }

export const isNothing = ({ level, badges }: Earned): boolean => level === null && badges.length === 0

export const earnedOf = ({ newLevel, newBadges }: Notification): Earned => ({
  level: newLevel ?? null,
  badges: newBadges.map(({ name }) => name),
})

type Known = Pick<Standing, 'level' | 'badges'>

/** What is new in the user's stats compared with the known ones; nothing when no stats were known. */
export const earnedSince = (known: Known | undefined, now: Known): Earned => {
  if (known === undefined) return NOTHING
  const before = new Set(known.badges.map(({ name }) => name))
  return {
    level: known.level > 0 && now.level > known.level ? now.level : null,
    badges: now.badges.map(({ name }) => name).filter((name) => !before.has(name)),
  }
}

/** Merges two, without duplicates. */
export const together = (one: Earned, other: Earned): Earned => ({
  level: Math.max(one.level ?? 0, other.level ?? 0) || null,
  badges: [...new Set([...one.badges, ...other.badges])],
})

export const messageOf = ({ level, badges }: Earned): string =>
  notificationMessage(
    LEVELS.find((known) => known.level === level) ?? null,
    badges.map((name) => ({ name })),
  )
