import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const LOOK_EVERY_MS = 4

/** A transaction that was seen waiting for a lock. */
export interface Seen {
  pid: number
  transaction: string
  /** Since when it waits for this lock. */
  since: string
  waitedMs: number
}

/** Returns how long each transaction that was seen waiting did so in all: of each of its waits, the longest that was seen. */
export const waitsOf = (seen: Iterable<Seen>): number[] => {
  const transactions = new Map<string, Map<string, number>>()
  for (const { pid, transaction, since, waitedMs } of seen) {
    const key = `${pid} ${transaction}`
    const waits = transactions.get(key) ?? new Map<string, number>()
    waits.set(since, Math.max(waits.get(since) ?? 0, waitedMs))
    transactions.set(key, waits)
  }
  return [...transactions.values()].map((waits) => [...waits.values()].reduce((sum, wait) => sum + wait, 0))
}

const WAITING = `select locks.pid, extract(epoch from xact_start)::text as transaction, extract(epoch from waitstart)::text as since,
    extract(epoch from clock_timestamp() - waitstart)::float * 1000 as "waitedMs"
  from pg_locks as locks join pg_stat_activity as activity using (pid)
  where not granted and waitstart is not null and activity.datname = current_database()`

/** Looks at who waits for a lock until it is stopped; waits shorter than the pause between two looks may be missed. */
export const watchLocks = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const seen: Seen[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<Seen>({ name: 'waiting', text: WAITING })
      seen.push(...rows)
      await delay(LOOK_EVERY_MS)
    }
  })()
  return {
    /** Ends it; returns what each of the transactions that waited did so, in ms. */
    stop: async (): Promise<number[]> => {
      isOver = true
      await watching
      await client.end()
      return waitsOf(seen)
    },
  }
}
