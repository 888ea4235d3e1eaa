import {
  clearSession,
  isCorrupt,
  isTokenOld,
  readSession,
  SESSION_KEYS,
  type SessionUser,
  type StoredSession,
  type Tokens,
  writeSession,
} from './session-storage.ts'

type Listener = (current: StoredSession | null, previous: StoredSession | null) => void

export interface SessionStore {
  get: () => StoredSession | null
  /** Reads the storage again, because another tab may have renewed or ended the session. */
  reread: () => StoredSession | null
  /** Whether the access token has probably expired and can be renewed. */
  hasOldToken: () => boolean
  signIn: (session: StoredSession) => void
  /** Stores new tokens for a renewed session; ignored when that session has ended or changed meanwhile. */
  renew: (renewed: StoredSession, tokens: Tokens) => StoredSession | null
  setUser: (user: SessionUser) => void
  end: () => void
  /** Called after every change, in this tab or another one. */
  subscribe: (listener: Listener) => () => void
}

const same = (a: StoredSession | null, b: StoredSession | null) =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b))

/** The session in memory and in storage; when the storage is forbidden or full, it lives as long as the page. */
export const createSessionStore = (storage: Storage | null, events: EventTarget | null): SessionStore => {
  const listeners = new Set<Listener>()
  let current = storage && readSession(storage)
  let kept = storage !== null

  // Otherwise the boot script would mark the page as signed in at the next load.
  if (storage && isCorrupt(storage)) clearSession(storage)

  const change = (next: StoredSession | null) => {
    if (same(current, next)) return
    const previous = current
    current = next
    for (const listener of listeners) listener(next, previous)
  }
  const keep = (next: StoredSession) => {
    kept = storage !== null && writeSession(storage, next)
    change(next)
  }
  const reread = () => {
    if (storage && kept) change(readSession(storage))
    return current
  }

  events?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key !== null && !SESSION_KEYS.some((known) => known === key)) return
    // What another tab has stored is newer than what only this page has in memory.
    kept = storage !== null
    reread()
  })

  return {
    get: () => current,
    reread,
    hasOldToken: () => storage !== null && kept && isTokenOld(storage),
    signIn: keep,
    renew: (renewed, tokens) => {
      if (reread()?.refreshToken === renewed.refreshToken && current) keep({ ...current, ...tokens })
      return current
    },
    setUser: (user) => {
      if (current?.user.id === user.id) keep({ ...current, user })
    },
    end: () => {
      if (storage) clearSession(storage)
      kept = storage !== null
      change(null)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
