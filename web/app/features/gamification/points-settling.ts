import { gamificationMessages } from '@andariego/contract/gamification-rules'
import { ApiError } from '../../platform/api/api.ts'

export interface PointsDeed {
  userId: string
  action: 'place_added'
  metadata: Record<string, string>
}

/**
 * Tells the server about actions that earn points, and remembers the last one that failed to arrive. The page of the action shows
 * no error, because the server also grants the points with the action itself. The profile retries, and shows an error when that
 * fails as well.
 */
export const createPointsSettling = (send: (deed: PointsDeed) => Promise<unknown>) => {
  let missed: { deed: PointsDeed; problem: string } | null = null
  const listeners = new Set<() => void>()
  const remember = (next: typeof missed) => {
    missed = next
    for (const listener of listeners) listener()
  }
  const settle = async (deed: PointsDeed): Promise<void> => {
    try {
      await send(deed)
      remember(null)
    } catch (error) {
      const { pointsUnreachable, pointsFailed } = gamificationMessages
      const isOut = error instanceof ApiError && error.status === 0
      remember({ deed, problem: isOut ? pointsUnreachable : pointsFailed })
    }
  }
  return {
    settle,
    /** Retries the remembered action of this user. */
    settleMissed: async (userId: string): Promise<void> => {
      if (missed?.deed.userId === userId) await settle(missed.deed)
    },
    problemOf: (userId: string): string | null => (missed?.deed.userId === userId ? missed.problem : null),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
