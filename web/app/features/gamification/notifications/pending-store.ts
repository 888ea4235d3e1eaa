import { type Earned, isNothing, type NamedBadge, NOTHING, together, without } from './earned.ts'

/** What a user has earned but not seen yet. */
export interface Pending extends Earned {
  /** What a toast of some tab has shown already; the bell keeps its dot until the user has seen the reward. */
  announced: Earned
}

/** What no toast has shown yet. */
export const unannounced = ({ level, badges, announced }: Pending): Earned => ({
  level: level === announced.level ? null : level,
  badges: without(badges, announced.badges),
})

export interface PendingStore {
  /** Returns the same object until something changes. */
  get: (userId: string) => Pending | null
  add: (userId: string, earned: Earned) => void
  announced: (userId: string) => void
  seen: (userId: string) => void
  /** Called after every change, in this tab or another one. */
  subscribe: (listener: () => void) => () => void
}

const PREFIX = 'notification:'

/** Releases before this one stored the name alone. */
const badgeIn = (kept: string | Partial<NamedBadge> | null): NamedBadge => {
  const { slug, name } = typeof kept === 'string' ? { slug: kept, name: kept } : (kept ?? {})
  return { slug: String(slug), name: String(name) }
}

const earnedIn = (kept: { level?: unknown; badges?: unknown } | undefined): Earned | null =>
  Array.isArray(kept?.badges)
    ? { level: typeof kept.level === 'number' ? kept.level : null, badges: kept.badges.map(badgeIn) }
    : null

const parse = (text: string | null): Pending | null => {
  if (text === null) return null
  try {
    const kept = JSON.parse(text)
    const earned = earnedIn(kept)
    return earned && { ...earned, announced: earnedIn(kept.announced) ?? NOTHING }
  } catch {
    return null
  }
}

/**
 * The server sends each reward once, to whichever tab asks first. This store keeps it until the user has seen it, across reloads
 * and for all tabs; without browser storage, for as long as the page lives.
 */
export const createPendingStore = (storage: Storage | null, events: EventTarget | null): PendingStore => {
  const listeners = new Set<() => void>()
  const memory = new Map<string, string>()
  const parsed = new Map<string, { text: string | null; pending: Pending | null }>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  const read = (userId: string): Pending | null => {
    const key = PREFIX + userId
    const text = memory.get(key) ?? storage?.getItem(key) ?? null
    const known = parsed.get(key)
    if (known?.text === text) return known.pending
    const pending = parse(text)
    parsed.set(key, { text, pending })
    return pending
  }
  const write = (userId: string, pending: Pending | null) => {
    const key = PREFIX + userId
    memory.delete(key)
    try {
      if (pending === null) storage?.removeItem(key)
      else if (storage === null) throw new Error('no storage')
      else storage.setItem(key, JSON.stringify(pending))
    } catch {
      if (pending !== null) memory.set(key, JSON.stringify(pending))
    }
    tell()
  }

  events?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === null || key.startsWith(PREFIX)) tell()
  })

  return {
    get: read,
    add: (userId, earned) => {
      if (isNothing(earned)) return
      const waiting = read(userId)
      const both = together(waiting ?? NOTHING, earned)
      const isNew =
        both.level !== (waiting?.level ?? null) || both.badges.length > (waiting?.badges.length ?? 0)
      if (isNew) write(userId, { ...both, announced: waiting?.announced ?? NOTHING })
    },
    announced: (userId) => {
      const waiting = read(userId)
      if (waiting && !isNothing(unannounced(waiting)))
        write(userId, { ...waiting, announced: { level: waiting.level, badges: waiting.badges } })
    },
    seen: (userId) => {
      if (read(userId)) write(userId, null)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
