import type { ApiError } from '../api/api-error.ts'
import type { StoredSession, Tokens } from './session-storage.ts'
import type { SessionStore } from './session-store.ts'

export interface Renewal {
  /**
   * Resolves to the session to go on with, or null when it is over; rejects when the server could not be asked,
   * which ends nothing.
   */
  renew: (refused: StoredSession) => Promise<StoredSession | null>
  /** Resolves when no renewal is under way, however it ended. */
  settled: () => Promise<void>
}

interface Parts {
  session: SessionStore
  /** Exchanges a refresh token at the server. */
  exchange: (refreshToken: string) => Promise<Tokens>
  isRefusal: (error: unknown) => error is ApiError
  /** Held by one tab at a time; null where the browser has no locks: the server forgives a short race. */
  locks: Pick<LockManager, 'request'> | null
}

const LOCK = 'andariego-session-renewal'

/** Renews a session whose access token was refused: once however many ask, in this tab and over all tabs. */
export const createRenewal = ({ session, exchange, isRefusal, locks }: Parts): Renewal => {
  let running: Promise<StoredSession | null> | null = null

  const renew = async (refused: StoredSession) => {
    // Another tab may have done it while this one waited for the lock.
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
