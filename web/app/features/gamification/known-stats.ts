import type { UserStats } from '@andariego/contract/gamification'
import { keepWithUser } from '../../platform/session/session.ts'
import type { SessionUser } from '../../platform/session/session-storage.ts'

/** The user's stats as this browser last stored them; undefined when none are stored or they cannot be read. */
export const knownStats = (user: SessionUser | undefined): UserStats | undefined => {
  const stats = user?.stats as Partial<UserStats> | null | undefined
  return Array.isArray(stats?.badges) ? (stats as UserStats) : undefined
}

export const keepStats = (userId: string, stats: UserStats): void => keepWithUser(userId, { stats })
