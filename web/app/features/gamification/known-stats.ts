import type { UserStats } from '@andariego/contract/gamification'
import { keepWithUser } from '../../platform/session/session.ts'
import type { SessionUser } from '../../platform/session/session-storage.ts'

/**
 * The user's stats as this browser last stored them; undefined when none are stored, they cannot be read, or a release that stored
 * badges without slugs left them.
 */
export const knownStats = (user: SessionUser | undefined): UserStats | undefined => {
  const stats = user?.stats as Partial<UserStats> | null | undefined
  const areKnown = Array.isArray(stats?.badges) && stats.badges.every((badge) => Boolean(badge?.slug))
  return areKnown ? (stats as UserStats) : undefined
}

export const keepStats = (userId: string, stats: UserStats): void => keepWithUser(userId, { stats })
