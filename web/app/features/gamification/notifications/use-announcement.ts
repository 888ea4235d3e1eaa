import { useEffect } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { messageOf } from './earned.ts'
import { markAnnounced, markSeen, usePending } from './pending.ts'

/** How long the toast stays. */
const TOAST_MS = 10_000
/** How long the bell keeps its dot while the page is visible. */
const BELL_MS = 30_000

/** Runs while the page is visible: nobody sees what happens in a background tab. */
const whileVisible = (start: () => (() => void) | undefined) => {
  let stop: (() => void) | undefined
  const follow = () => {
    stop?.()
    stop = document.visibilityState === 'visible' ? start() : undefined
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop?.()
  }
}

/** Announces what the visitor has earned once, and marks it as seen after half a minute in a visible page. */
export const useAnnouncement = (): void => {
  const userId = useSession()?.user.id
  const pending = usePending()
  const announced = pending?.announced
  const message = pending && messageOf(pending)

  useEffect(() => {
    if (userId === undefined || message === null || announced) return
    return whileVisible(() => {
      markAnnounced(userId)
      showToast(message, { durationMs: TOAST_MS })
      return undefined
    })
  }, [userId, message, announced])

  useEffect(() => {
    if (userId === undefined || message === null) return
    return whileVisible(() => {
      const timer = setTimeout(() => markSeen(userId), BELL_MS)
      return () => clearTimeout(timer)
    })
  }, [userId, message])
}
