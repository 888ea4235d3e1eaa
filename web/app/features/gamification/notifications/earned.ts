import type { EarnedBadge, Notification, Standing } from '@andariego/contract/gamification'
import { LEVELS, notificationMessage } from '@andariego/contract/gamification-rules'

/** What is kept of a badge: the slug to tell it from others and to draw it, the name to say it. */
export type NamedBadge = Pick<EarnedBadge, 'slug' | 'name'>

/** What was earned: a new level, and badges. */
export interface Earned {
  level: number | null
  badges: readonly NamedBadge[]
}

export const NOTHING: Earned = { level: null, badges: [] }

export const isNothing = ({ level, badges }: Earned): boolean => level === null && badges.length === 0

const named = ({ slug, name }: EarnedBadge): NamedBadge => ({ slug, name })

/** Returns the badges that are not among the others. */
export const without = <T extends { slug: string }>(
  badges: readonly T[],
  others: readonly { slug: string }[],
): T[] => {
  const slugs = new Set(others.map(({ slug }) => slug))
  return badges.filter(({ slug }) => !slugs.has(slug))
}

export const earnedOf = ({ newLevel, newBadges }: Notification): Earned => ({
  level: newLevel ?? null,
  badges: newBadges.map(named),
})

type Known = Pick<Standing, 'level' | 'badges'>

/** What is new in the user's stats compared with the known ones; nothing when no stats were known. */
export const earnedSince = (known: Known | undefined, now: Known): Earned => {
  if (known === undefined) return NOTHING
  return {
    level: known.level > 0 && now.level > known.level ? now.level : null,
    badges: without(now.badges, known.badges).map(named),
  }
}

/** Merges two, without duplicates. */
export const together = (one: Earned, other: Earned): Earned => ({
  level: Math.max(one.level ?? 0, other.level ?? 0) || null,
  badges: [...one.badges, ...without(other.badges, one.badges)],
})

export const messageOf = ({ level, badges }: Earned): string =>
  notificationMessage(LEVELS.find((known) => known.level === level) ?? null, badges)
