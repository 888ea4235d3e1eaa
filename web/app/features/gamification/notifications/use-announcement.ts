import { useEffect } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { messageOf } from './earned.ts'
import { markAnnounced, markSeen, usePending } from './pending.ts'

/** At the edge of the page. */
const TOAST_MS = 10_000
/** In the header. */
const BELL_MS = 30_000

/** Runs while the page is in sight; what happens in a tab in the background was seen by nobody. */
const whileInSight = (start: () => (() => void) | undefined) => {
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

/** Says once what the visitor has earned, and lets go of it when it was in sight for half a minute. */
export const useAnnouncement = (): void => {
  const userId = useSession()?.user.id
  const pending = usePending()
  const announced = pending?.announced
  const message = pending && messageOf(pending)

  useEffect(() => {
    if (userId === undefined || message === null || announced) return
    return whileInSight(() => {
      markAnnounced(userId)
      showToast(message, { durationMs: TOAST_MS })
      return undefined
    })
  }, [userId, message, announced])

  useEffect(() => {
    if (userId === undefined || message === null) return
    return whileInSight(() => {
      const timer = setTimeout(() => markSeen(userId), BELL_MS)
      return () => clearTimeout(timer)
    })
  }, [userId, message])
}
