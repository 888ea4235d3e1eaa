import { useEffect, useSyncExternalStore } from 'react'
import { api } from '../../platform/api/api.ts'
import { getSession } from '../../platform/session/session.ts'
import { createPointsSettling } from './points-settling.ts'

const points = createPointsSettling(({ userId: id, action, metadata }) =>
  api('POST /users/:id/points', { params: { id }, body: { action, metadata } }),
)

/** Tells the server of a deed that earns points. Its failure is nobody's concern here: see `useMissedPoints`. */
export const settlePoints = (action: 'place_added', metadata: Record<string, string>): void => {
  const session = getSession()
  if (session) void points.settle({ userId: session.user.id, action, metadata })
}

/** Why the points of a deed could not be settled, after another try; null when they are. */
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
