interface Waiting<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (reason: unknown) => void
}

/** Queries of one kind under way at a time: what comes meanwhile shares the next, so that batches grow with the load. */
const AT_ONCE = 2
const MOST = 100

/**
 * Answers look-ups that come at about the same time with one query: a round trip costs more than what it fetches.
 * `lookUp` returns a value for each key, in their order. A look-up is always part of a query that begins after it was asked,
 * so that a caller who has just written something reads it back. No key may be able to make the query fail: all look-ups that
 * share the query would fail with it.
 */
export const coalesce = <Key, Value>(
  lookUp: (keys: Key[]) => Promise<Value[]>,
): ((key: Key) => Promise<Value>) => {
  const waiting: Waiting<Key, Value>[] = []
  let running = 0
  let isScheduled = false

  /** At the end of this turn of the event loop: until then it may read more requests. */
  const schedule = () => {
    if (isScheduled || running >= AT_ONCE || waiting.length === 0) return
    isScheduled = true
    setImmediate(run)
  }
  const run = async () => {
    isScheduled = false
    running += 1
    const batch = waiting.splice(0, MOST)
    schedule()
    try {
      const values = await lookUp(batch.map(({ key }) => key))
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      running -= 1
      schedule()
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      schedule()
    })
}
