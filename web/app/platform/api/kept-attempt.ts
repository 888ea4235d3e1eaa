import { browserStorage } from '../session/browser-storage.ts'
import { getSession } from '../session/session.ts'
import type { Attempt, AttemptStore } from './attempts.ts'

/** The same content sent again after this time is meant anew: people write 'Ok' more than once. In milliseconds. */
const SAME_ATTEMPT_MS = 15 * 60_000

interface Stored extends Attempt {
  /** In milliseconds since 1970. */
  sentAt: number
}

/**
 * Keeps the signed-in user's last attempt across reloads. Where the browser stores nothing, and when another tab has stored a later
 * attempt, the page remembers its own.
 */
export const keptAttempt = (
  name: string,
  storage: Storage | null = browserStorage(),
  now: () => number = Date.now,
): AttemptStore => {
  const at = () => `attempt:${getSession()?.user.id}:${name}`
  let own: Attempt | null = null
  const stored = (): Attempt | null => {
    try {
      const attempt = JSON.parse(storage?.getItem(at()) ?? 'null') as Stored | null
      if (attempt && now() - attempt.sentAt < SAME_ATTEMPT_MS) return attempt
      storage?.removeItem(at())
      return null
    } catch {
      return null
    }
  }
  return {
    read: () => own ?? stored(),
    write: (attempt) => {
      const previous = own
      own = attempt
      try {
        if (attempt) storage?.setItem(at(), JSON.stringify({ ...attempt, sentAt: now() } satisfies Stored))
        else if (stored()?.key === previous?.key) storage?.removeItem(at())
      } catch {
        // With a full storage an attempt does not survive a reload.
      }
    },
  }
}
