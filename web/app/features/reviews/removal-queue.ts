/** A review that its author has deleted and can still restore. */
export interface Removal {
  id: string
  placeId: string
  /** The user who deleted it; only their session sends the request. */
  userId: string
  /** Milliseconds since 1970. */
  dueAt: number
}

export const UNDO_MS = 10_000
/**
 * A removal of another tab may still be counting down; one overdue by more than this was left behind by a closed page. In
 * milliseconds.
 */
const LEFT_BEHIND_MS = 5_000
const STORED_AS = 'pendingReviewRemovals'

export interface RemovalParts {
  storage: Storage | null
  /** The signed-in user's id; null for anonymous visitors. */
  userId: () => string | null
  send: (removal: Removal) => Promise<void>
  /** The last chance of a page that is being closed: the request must have started when this returns. */
  sendWhileLeaving: (removal: Removal) => void
  /** Whether an error means that the review was already deleted, which is no failure. */
  isGone: (error: unknown) => boolean
  onRemoved: (removal: Removal) => void
  onFailed: (removal: Removal, error: unknown) => void
  /** Called when the removal can no longer be undone. */
  onDue: (removal: Removal) => void
}

export interface RemovalQueue {
  add: (review: { id: string; placeId: string }) => void
  /** Returns false when it is too late. */
  undo: (id: string) => boolean
  /** Sends all waiting removals at once, because the page is being closed. */
  leave: () => void
  /** Sends the removals that a closed page has left behind. */
  resume: () => void
  /** The ids of the reviews that are not shown. */
  hidden: () => ReadonlySet<string>
  subscribe: (listener: () => void) => () => void
}

/**
 * Deletes reviews with a delay, so that it can be undone; each removal stays in browser storage until the server has confirmed
 * it.
 */
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
      // Without storage, the removal is lost if this page crashes.
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
