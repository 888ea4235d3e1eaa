/** A review that its author has deleted and may still bring back. */
export interface Removal {
  id: string
  placeId: string
  /** Whose deed it is; nobody else's session carries it out. */
  userId: string
  /** Milliseconds since 1970. */
  dueAt: number
}

export const UNDO_MS = 10_000
/** Another tab may still be counting; what is overdue by more than this was left behind by a page that is gone. */
const LEFT_BEHIND_MS = 5_000
const STORED_AS = 'pendingReviewRemovals'

export interface RemovalParts {
  storage: Storage | null
  /** Who is signed in now; null for nobody. */
  userId: () => string | null
  send: (removal: Removal) => Promise<void>
  /** The last chance of a page that is being left: must be under way when it returns. */
  sendWhileLeaving: (removal: Removal) => void
  /** Deleting again what is gone is no failure. */
  isGone: (error: unknown) => boolean
  onRemoved: (removal: Removal) => void
  onFailed: (removal: Removal, error: unknown) => void
  /** It can no longer be brought back. */
  onDue: (removal: Removal) => void
}

export interface RemovalQueue {
  add: (review: { id: string; placeId: string }) => void
  /** False when it is too late. */
  undo: (id: string) => boolean
  /** Sends at once what waits: the page is being left. */
  leave: () => void
  /** Carries out what a page that is gone has left behind. */
  resume: () => void
  /** The reviews not to show. */
  hidden: () => ReadonlySet<string>
  subscribe: (listener: () => void) => () => void
}

/** Deletes a while later, so that it can be undone; kept in storage until the server has confirmed it. */
export const createRemovalQueue = (parts: RemovalParts): RemovalQueue => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const waiting = new Map<string, Removal>()
  const listeners = new Set<() => void>()
  let hidden: ReadonlySet<string> = new Set()

  const show = (next: Iterable<string>) => {
    hidden = new Set(next)
    for (const listener of listeners) listener()
  }
  const stored = (): Removal[] => {
    try {
      const found: unknown = JSON.parse(parts.storage?.getItem(STORED_AS) ?? '[]')
      return Array.isArray(found) ? found : []
    } catch {
      return []
    }
  }
  const store = (removals: Removal[]) => {
    try {
      if (removals.length === 0) parts.storage?.removeItem(STORED_AS)
      else parts.storage?.setItem(STORED_AS, JSON.stringify(removals))
    } catch {
      // Then it is only as safe as this page.
    }
  }
  const forget = (id: string) => store(stored().filter((removal) => removal.id !== id))
  const stopWaiting = (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    waiting.delete(id)
  }

  const send = async (removal: Removal) => {
    stopWaiting(removal.id)
    parts.onDue(removal)
    if (parts.userId() !== removal.userId) return
    try {
      await parts.send(removal)
    } catch (error) {
      if (!parts.isGone(error)) {
        forget(removal.id)
        show([...hidden].filter((id) => id !== removal.id))
        parts.onFailed(removal, error)
        return
      }
    }
    forget(removal.id)
    parts.onRemoved(removal)
  }

  return {
    add: ({ id, placeId }) => {
      const userId = parts.userId()
      if (userId === null) return
      const removal = { id, placeId, userId, dueAt: Date.now() + UNDO_MS }
      waiting.set(id, removal)
      timers.set(
        id,
        setTimeout(() => void send(removal), UNDO_MS),
      )
      store([...stored().filter((other) => other.id !== id), removal])
      show([...hidden, id])
    },
    undo: (id) => {
      if (!waiting.has(id)) return false
      stopWaiting(id)
      forget(id)
      show([...hidden].filter((other) => other !== id))
      return true
    },
    leave: () => {
      for (const removal of [...waiting.values()]) {
        stopWaiting(removal.id)
        parts.onDue(removal)
        parts.sendWhileLeaving(removal)
      }
    },
    resume: () => {
      const leftBehind = stored().filter(
        ({ id, userId, dueAt }) =>
          userId === parts.userId() && !hidden.has(id) && dueAt + LEFT_BEHIND_MS < Date.now(),
      )
      if (leftBehind.length === 0) return
      show([...hidden, ...leftBehind.map(({ id }) => id)])
      for (const removal of leftBehind) void send(removal)
    },
    hidden: () => hidden,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
