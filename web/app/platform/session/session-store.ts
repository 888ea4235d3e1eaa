import {
  clearSession,
  isCorrupt,
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
  /** Looks again at what is stored: another tab may have renewed or ended the session. */
  reread: () => StoredSession | null
  signIn: (session: StoredSession) => void
  /** New tokens for the session that was renewed; ignored when it has ended or changed in the meantime. */
  renew: (renewed: StoredSession, tokens: Tokens) => StoredSession | null
  setUser: (user: SessionUser) => void
  end: () => void
  /** Called after every change, here or in another tab. */
  subscribe: (listener: Listener) => () => void
}

const same = (a: StoredSession | null, b: StoredSession | null) =>
  a === b || (a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b))

/** The session in memory and in storage; without storage (forbidden, full) it lives as long as the page. */
export const createSessionStore = (storage: Storage | null, events: EventTarget | null): SessionStore => {
  const listeners = new Set<Listener>()
  let current = storage && readSession(storage)
  let kept = storage !== null

  // It would only mark the page as signed in at the next load.
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
    // Whatever another tab has stored is newer than what only this page remembers.
    kept = storage !== null
    reread()
  })

  return {
    get: () => current,
    reread,
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
