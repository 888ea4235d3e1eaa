import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../platform/api/api.ts'
import { getSession } from '../../platform/session/session.ts'
import { createPointsSettling } from './points-settling.ts'

const points = createPointsSettling(({ userId: id, action, metadata }) =>
  api('POST /users/:id/points', { params: { id }, body: { action, metadata } }),
)

/** Tells the server about an action that earns points. It never fails here: `useMissedPoints` shows a failure. */
export const settlePoints = (action: 'place_added', metadata: Record<string, string>): void => {
  const session = getSession()
  if (session) void points.settle({ userId: session.user.id, action, metadata })
}

/** Retries to settle the points of an action; answers why it failed, null when all are settled. */
export const useMissedPoints = (userId: string): string | null => {
  useEffect(() => {
    void points.settleMissed(userId)
  }, [userId])
  return useSyncExternalStore(
    points.subscribe,
    () => points.problemOf(userId),
    () => null,
  )
}
