import { useEffect } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { isNothing, messageOf } from './earned.ts'
import { markAnnounced, markSeen, usePending } from './pending.ts'
import { unannounced } from './pending-store.ts'
import { NOTIFICATION_MS, whileVisible } from './while-visible.ts'

/** How long the bell keeps its dot while the page is visible. */
const BELL_MS = 30_000

/** Announces what the user has earned once, and marks it as seen after half a minute in a visible page. */
export const useAnnouncement = (): void => {
  const userId = useSession()?.user.id
  const pending = usePending()
  const message = pending && messageOf(pending)
  // A badge that follows a level is announced alone.
  const fresh = pending && unannounced(pending)
  const toast = fresh && !isNothing(fresh) ? messageOf(fresh) : null

  useEffect(() => {
    if (userId === undefined || toast === null) return
    return whileVisible(() => {
      markAnnounced(userId)
      showToast(toast, { durationMs: NOTIFICATION_MS })
      return undefined
    })
  }, [userId, toast])

  useEffect(() => {
    if (userId === undefined || message === null) return
    return whileVisible(() => {
      const timer = setTimeout(() => markSeen(userId), BELL_MS)
      return () => clearTimeout(timer)
    })
  }, [userId, message])
}
