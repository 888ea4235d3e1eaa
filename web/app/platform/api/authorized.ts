import type { Renewal } from '../session/session-renewal.ts'
import type { SessionStore } from '../session/session-store.ts'
import { ApiError } from './api-error.ts'

/** Sends something with the current access token; null for an anonymous visitor. */
export type Authorized = <T>(send: (accessToken: string | null) => Promise<T>) => Promise<T>

export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401

/**
 * Renews the session first when its token is old; when the server refuses the token, renews the session and sends once more.
 * Requests made meanwhile wait for the new token.
 */
export const createAuthorized =
  (session: SessionStore, renewal: Renewal): Authorized =>
  async (send) => {
    await renewal.settled()
    const known = session.get()
    const renewed = known && session.hasOldToken() ? await renewal.renew(known).catch(() => null) : null
    // Another user may have signed in in another tab: this request must not be sent in their name.
    const before = renewed?.user.id === known?.user.id ? renewed : known
    try {
      return await send(before?.accessToken ?? null)
    } catch (error) {
      if (!before || !isRefused(error)) throw error
      const after = await renewal.renew(before)
      if (after?.user.id !== before.user.id) throw error
      return send(after.accessToken)
    }
  }
