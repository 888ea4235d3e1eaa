import type { Session, Tokens } from '@andariego/contract/accounts'

/** The user, and what features keep with them; each looks itself whether what it finds is what it kept. */
export type SessionUser = Session['user'] & { readonly [kept: string]: unknown }

/** The signed-in visitor as this browser keeps them. Without a refresh token the session ends with the access token. */
export interface StoredSession {
  user: SessionUser
  accessToken: string
  refreshToken: string | null
}
export type { Tokens }

export const SESSION_KEYS = ['accessToken', 'refreshToken', 'user'] as const

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

/** The stored session; null where there is none, or none that can be read. */
export const readSession = (storage: Readable): StoredSession | null => {
  const accessToken = storage.getItem('accessToken')
  const storedUser = storage.getItem('user')
  if (!accessToken || !storedUser) return null
  const user = parseUser(storedUser)
  return user && { user, accessToken, refreshToken: storage.getItem('refreshToken') }
}

/** Something is stored that no session can be made of, and that no other tab is in the middle of writing. */
export const isCorrupt = (storage: Readable): boolean => {
  const storedUser = storage.getItem('user')
  if (storedUser === null) return storage.getItem('accessToken') !== null
  return parseUser(storedUser) === null
}

/**
 * False when the browser refused to keep it. The access token comes last, and goes first when the user is another:
 * a tab that looks in between finds nobody rather than one user with another's token.
 */
export const writeSession = (storage: Storage, session: StoredSession): boolean => {
  try {
    if (readSession(storage)?.user.id !== session.user.id) storage.removeItem('accessToken')
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
