import type { Renewal } from '../session/session-renewal.ts'
import type { SessionStore } from '../session/session-store.ts'
import { ApiError } from './api-error.ts'

/** Sends something in the visitor's name: with the bearer token of the moment, null for an anonymous visitor. */
export type Authorized = <T>(send: (accessToken: string | null) => Promise<T>) => Promise<T>

export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401

/** When the token is refused, renews the session and sends once more; calls made meanwhile wait for the new token. */
export const createAuthorized =
  (session: SessionStore, renewal: Renewal): Authorized =>
  async (send) => {
    await renewal.settled()
    const before = session.get()
    try {
      return await send(before?.accessToken ?? null)
    } catch (error) {
      if (!before || !isRefused(error)) throw error
      const after = await renewal.renew(before)
      // Somebody else may have signed in in another tab: their name is not to be put under this deed.
      if (after?.user.id !== before.user.id) throw error
      return send(after.accessToken)
    }
  }
