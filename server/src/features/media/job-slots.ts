/** Lets `count` pieces of work run at once; the others wait their turn in the order they came. */
export function jobSlots(count: number) {
  let free = count
  const waiting: (() => void)[] = []

  return async function inSlot<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // A slot is handed to the next in line without becoming free in between, so nobody overtakes.
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
