import type { PresentPerson } from '@andariego/contract/trip-company'

interface Wires {
  /** Says that this page is there and at which stop; answers who else is, and how many might be. */
  say: (stopId: string | null) => Promise<{ data: readonly PresentPerson[]; company: number }>
  ask: () => Promise<readonly PresentPerson[]>
  leave: () => void
  everyMs: number
}

/** Between one stop and the next, as somebody runs through them with the keyboard. */
const SETTLED_MS = 400

/** A page among those that show a trip. It says again and again that it is there, as long as there is anybody to tell. */
export const createPresence = ({ say, ask, leave, everyMs }: Wires) => {
  const listeners = new Set<(present: readonly PresentPerson[]) => void>()
  let isIn = false
  let stop: string | null = null
  let company = 0
  let beat: ReturnType<typeof setTimeout> | undefined
  let turning: ReturnType<typeof setTimeout> | undefined

  const show = (present: readonly PresentPerson[]) => {
    for (const listener of listeners) listener(present)
  }
  const tell = async () => {
    clearTimeout(beat)
    clearTimeout(turning)
    try {
      const answer = await say(stop)
      if (!isIn) return
      company = answer.company
      show(answer.data)
    } catch {
      // Who is there cannot be known now.
      if (isIn) show([])
    }
    clearTimeout(beat)
    if (isIn && company > 0) beat = setTimeout(() => void tell(), everyMs)
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
    exit: () => {
      clearTimeout(beat)
      clearTimeout(turning)
      if (!isIn) return
      isIn = false
      show([])
      leave()
    },
    turnTo: (stopId: string | null) => {
      if (stopId === stop) return
      stop = stopId
      clearTimeout(turning)
      if (isIn && company > 0) turning = setTimeout(() => void tell(), SETTLED_MS)
    },
    /** Somebody came, went or turned to another stop. */
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
