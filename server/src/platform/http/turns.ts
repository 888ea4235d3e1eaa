interface Waiting {
  begin: (leave: () => void) => void
  timer: NodeJS.Timeout
}

export interface TurnsOptions {
  /** Under way at once, of all and of one. */
  atOnce: number
  atOnceOfOne: number
  /** Who may wait at once, of all and of one. */
  waiting: number
  waitingOfOne: number
  patienceMs: number
}

/** Thrown at whom there is no room for. */
export class NoTurn extends Error {}

/**
 * Lets only so many work at a time. The rest waits for a while, and those who wait take turns by name: who asks for much
 * waits behind itself, not others behind it.
 */
export const createTurns = ({ atOnce, atOnceOfOne, waiting, waitingOfOne, patienceMs }: TurnsOptions) => {
  /** In the order of their next turn. */
  const queues = new Map<string, Waiting[]>()
  const working = new Map<string, number>()
  let inAll = 0
  let waitingInAll = 0

  const isFree = (name: string) => inAll < atOnce && (working.get(name) ?? 0) < atOnceOfOne

  const takeTurn = (name: string): (() => void) => {
    inAll += 1
    working.set(name, (working.get(name) ?? 0) + 1)
    return () => {
      inAll -= 1
      const left = (working.get(name) ?? 1) - 1
      if (left === 0) working.delete(name)
      else working.set(name, left)
      next()
    }
  }

  const remove = (name: string, one: Waiting) => {
    const rest = (queues.get(name) ?? []).filter((other) => other !== one)
    queues.delete(name)
    // At the end: the others come first now.
    if (rest.length > 0) queues.set(name, rest)
    clearTimeout(one.timer)
    waitingInAll -= 1
  }

  const next = () => {
    for (const [name, [first]] of queues) {
      if (!first || !isFree(name)) continue
      remove(name, first)
      first.begin(takeTurn(name))
      return
    }
  }

  return {
    isBusy: () => inAll >= atOnce,
    /** Resolves with what ends the turn. */
    enter: (name: string): Promise<() => void> => {
      if (isFree(name)) return Promise.resolve(takeTurn(name))
      const queue = queues.get(name) ?? []
      if (waitingInAll >= waiting || queue.length >= waitingOfOne) return Promise.reject(new NoTurn())
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          begin: resolve,
          timer: setTimeout(() => {
            remove(name, one)
            reject(new NoTurn())
          }, patienceMs),
        }
        queues.set(name, [...queue, one])
        waitingInAll += 1
      })
    },
  }
}
