import type { UserStats } from '@andariego/contract/gamification'
import { keepWithUser } from '../../platform/session/session.ts'
import type { SessionUser } from '../../platform/session/session-storage.ts'

/** Where a user stood when this browser last learned of it; undefined when nothing readable is kept. */
export const knownStats = (user: SessionUser | undefined): UserStats | undefined => {
  const stats = user?.stats as Partial<UserStats> | null | undefined
  return Array.isArray(stats?.badges) ? (stats as UserStats) : undefined
}

export const keepStats = (userId: string, stats: UserStats): void => keepWithUser(userId, { stats })
