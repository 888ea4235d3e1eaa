import type { ApiError } from '../api/api-error.ts'
import type { StoredSession, Tokens } from './session-storage.ts'
import type { SessionStore } from './session-store.ts'

export interface Renewal {
  /**
   * Resolves to the session to continue with, or null when it is over; rejects when the server cannot be reached, which does not
   * end the session.
   */
  renew: (refused: StoredSession) => Promise<StoredSession | null>
  /** Resolves when no renewal is under way, whatever its result. */
  settled: () => Promise<void>
}

interface Parts {
  session: SessionStore
  /** Exchanges a refresh token for new tokens at the server. */
  exchange: (refreshToken: string) => Promise<Tokens>
  isRefusal: (error: unknown) => error is ApiError
  /** A lock over all tabs; null where the browser has none: the server tolerates a short race. */
  locks: Pick<LockManager, 'request'> | null
}

const LOCK = 'andariego-session-renewal'

/** Renews a session whose access token was refused: only once for all requests, in this tab and in all others. */
export const createRenewal = ({ session, exchange, isRefusal, locks }: Parts): Renewal => {
  let running: Promise<StoredSession | null> | null = null

  const renew = async (refused: StoredSession) => {
    // Another tab may have renewed it while this one waited for the lock.
    const stored = session.reread()
    if (!stored || stored.accessToken !== refused.accessToken) return stored
    if (stored.refreshToken === null) {
      session.end()
      return null
    }
    try {
      return session.renew(stored, await exchange(stored.refreshToken))
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (session.reread()?.refreshToken === stored.refreshToken) session.end()
      return session.get()
    }
  }

  return {
    renew: (refused) => {
      running ??= (locks ? locks.request(LOCK, () => renew(refused)) : renew(refused)).finally(() => {
        running = null
      })
      return running
    },
    settled: async () => {
      await running?.catch(() => null)
    },
  }
}
