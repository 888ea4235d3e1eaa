import type { Session, Tokens } from '@andariego/contract/accounts'
import { ACCESS_TOKEN_SECONDS } from '@andariego/contract/session-rules'

/** The user, and data that features store with it, such as `stats`; each feature validates what it reads. */
export type SessionUser = Omit<Session['user'], 'stats'> & { readonly [kept: string]: unknown }

/** The signed-in user's session in this browser. Without a refresh token it ends with the access token. */
export interface StoredSession {
  user: SessionUser
  accessToken: string
  refreshToken: string | null
}
export type { Tokens }

export const SESSION_KEYS = ['accessToken', 'refreshToken', 'tokenSince', 'user'] as const

type Readable = Pick<Storage, 'getItem'>

const parseUser = (text: string): SessionUser | null => {
  try {
    const user: unknown = JSON.parse(text)
    if (typeof user !== 'object' || user === null) return null
    const { id, email } = user as { id?: unknown; email?: unknown }
    return typeof id === 'string' && typeof email === 'string' ? (user as SessionUser) : null
  } catch {
    return null
  }
}

/** The stored session; null when there is none or it cannot be parsed. */
export const readSession = (storage: Readable): StoredSession | null => {
  const accessToken = storage.getItem('accessToken')
  const storedUser = storage.getItem('user')
  if (!accessToken || !storedUser) return null
  const user = parseUser(storedUser)
  return user && { user, accessToken, refreshToken: storage.getItem('refreshToken') }
}

/** A token this close to its end may be refused before the request arrives. */
const NEARLY_SECONDS = 30

/**
 * Whether the access token has probably expired and can be renewed. It counts from the token's arrival by this device's clock, so
 * that a clock that is wrong by an hour or a year does not matter.
 */
export const isTokenOld = (storage: Readable): boolean => {
  const since = Number(storage.getItem('tokenSince'))
  return (
    since > 0 &&
    storage.getItem('refreshToken') !== null &&
    Date.now() - since > (ACCESS_TOKEN_SECONDS - NEARLY_SECONDS) * 1000
  )
}

/** Whether the storage contains parts that are no valid session, and that no other tab is writing right now. */
export const isCorrupt = (storage: Readable): boolean => {
  const storedUser = storage.getItem('user')
  if (storedUser === null) return storage.getItem('accessToken') !== null
  return parseUser(storedUser) === null
}

/**
 * Returns false when the browser refused to store it. The access token is written last, and removed first when the user changes:
 * a tab that reads in between finds no session, instead of one user with another's token.
 */
export const writeSession = (storage: Storage, session: StoredSession): boolean => {
  try {
    if (readSession(storage)?.user.id !== session.user.id) storage.removeItem('accessToken')
    if (storage.getItem('accessToken') !== session.accessToken)
      storage.setItem('tokenSince', String(Date.now()))
    storage.setItem('user', JSON.stringify(session.user))
    if (session.refreshToken === null) storage.removeItem('refreshToken')
    else storage.setItem('refreshToken', session.refreshToken)
    storage.setItem('accessToken', session.accessToken)
    return true
  } catch {
    clearSession(storage)
    return false
  }
}

export const clearSession = (storage: Pick<Storage, 'removeItem'>): void => {
  for (const key of SESSION_KEYS) storage.removeItem(key)
}
