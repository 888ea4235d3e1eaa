import type { PresentPerson } from '@andariego/contract/trip-company'

interface Wires {
  /** Tells the server that this page is open, and at which stop; answers who else is present, and how many people could be. */
  say: (stopId: string | null) => Promise<{ data: readonly PresentPerson[]; company: number }>
  ask: () => Promise<readonly PresentPerson[]>
  leave: () => Promise<void>
  everyMs: number
}

/** Debounce for moving from stop to stop, as when somebody tabs through them. In milliseconds. */
const SETTLED_MS = 400

/** The presence of this page on a trip. It sends a heartbeat for as long as the trip is shared with anybody. */
export const createPresence = ({ say, ask, leave, everyMs }: Wires) => {
  const listeners = new Set<(present: readonly PresentPerson[]) => void>()
  let isIn = false
  let stop: string | null = null
  let company = 0
  let heartbeatTimer: ReturnType<typeof setTimeout> | undefined
  let turning: ReturnType<typeof setTimeout> | undefined

  const show = (present: readonly PresentPerson[]) => {
    for (const listener of listeners) listener(present)
  }
  const tell = async () => {
    clearTimeout(heartbeatTimer)
    clearTimeout(turning)
    try {
      const answer = await say(stop)
      if (!isIn) return
      company = answer.company
      show(answer.data)
    } catch {
      // Without an answer it is unknown who is present, so nobody is shown.
      if (isIn) show([])
    }
    clearTimeout(heartbeatTimer)
    if (isIn && company > 0) heartbeatTimer = setTimeout(() => void tell(), everyMs)
  }

  return {
    subscribe: (listener: (present: readonly PresentPerson[]) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    enter: () => {
      if (isIn) return
      isIn = true
      company = 1
      void tell()
    },
    /** Resolves once the server has heard of it. */
    exit: async () => {
      clearTimeout(heartbeatTimer)
      clearTimeout(turning)
      if (!isIn) return
      isIn = false
      show([])
      await leave()
    },
    turnTo: (stopId: string | null) => {
      if (stopId === stop) return
      stop = stopId
      clearTimeout(turning)
      if (isIn && company > 0) turning = setTimeout(() => void tell(), SETTLED_MS)
    },
    /** A live event: somebody came, left or moved to another stop. */
    heard: () => {
      if (!isIn) return
      ask().then(
        (present) => isIn && show(present),
        () => {},
      )
    },
    sharedAnew: () => {
      if (isIn && company === 0) void tell()
    },
  }
}
