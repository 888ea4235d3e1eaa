import { setTimeout as delay } from 'node:timers/promises'

/** How many writes may be under way at once. */
const WRITERS = 20

export interface Writing {
  /** Ends it; returns how many were written per second. @throws when a write failed. */
  stop: () => Promise<number>
}

/** Writes so often per second until it is stopped; `write` gets the number of the write, from 0. */
export const startWriting = (aSecond: number, write: (turn: number) => Promise<unknown>): Writing => {
  const began = performance.now()
  const under = new Set<Promise<void>>()
  const failures: unknown[] = []
  let isOver = false
  let count = 0
  let written = 0
  const one = async () => {
    try {
      await write(count++)
      written += 1
    } catch (error) {
      failures.push(error)
    }
  }
  const writing = (async () => {
    while (!isOver && failures.length === 0) {
      const due = Math.floor(((performance.now() - began) * aSecond) / 1_000)
      while (count < due && under.size < WRITERS) {
        const sent: Promise<void> = one().finally(() => under.delete(sent))
        under.add(sent)
      }
      await delay(2)
    }
    await Promise.all(under)
  })()
  return {
    stop: async () => {
      isOver = true
      await writing
      const [failure] = failures
      if (failure !== undefined) throw failure
      return written / ((performance.now() - began) / 1_000)
    },
  }
}
