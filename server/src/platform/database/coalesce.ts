interface Waiting<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (reason: unknown) => void
}

/**
 * How many queries of one kind may run at the same time. Look-ups that come meanwhile share the next query, so batches grow with
 * the load.
 */
const AT_ONCE = 2
const MOST = 100

/**
 * Batches look-ups that come at about the same time into one query: a round trip costs more than the rows. `lookUp` returns a
 * value for each key, in the keys' order. A look-up's query always starts after the look-up was called, so a caller reads its own
 * writes. No key may make the query fail, because all look-ups in the batch would fail with it.
 */
export const coalesce = <Key, Value>(
  lookUp: (keys: Key[]) => Promise<Value[]>,
): ((key: Key) => Promise<Value>) => {
  const waiting: Waiting<Key, Value>[] = []
  let running = 0
  let isScheduled = false

  /** Waits for the end of this turn of the event loop, in which more requests may arrive. */
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
