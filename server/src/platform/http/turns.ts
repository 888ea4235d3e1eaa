interface Waiting {
  begin: (leave: () => void) => void
  timer: NodeJS.Timeout
}

export interface TurnsOptions {
  /** The most tasks running at the same time, in all and of one name. */
  atOnce: number
  atOnceOfOne: number
  /** The most tasks waiting, in all and of one name. */
  waiting: number
  waitingOfOne: number
  patienceMs: number
}

/** Thrown when too many tasks wait, or a task has waited too long. */
export class NoTurn extends Error {}

/**
 * Limits how many tasks run at the same time. The others wait up to `patienceMs`, and names take turns: somebody with many tasks
 * waits behind their own, not others behind them.
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
    // To the end of the order: the other names come first now.
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
    /** Resolves with a function that ends the turn. */
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
