/** Runs at most `count` jobs at once; the others wait in the order they came. */
export const jobSlots = (count: number) => {
  let free = count
  const waiting: (() => void)[] = []

  return async function inSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Passes the slot directly to the next in line, so that nobody overtakes.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
