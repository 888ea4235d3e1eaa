import { vi } from 'vitest'
import { nodesBelow } from './load.ts'
import type { startProduct } from './product.ts'

type Running = ReturnType<typeof startProduct>

interface Entry {
  msg?: string
  pid?: number
}

/** Returns the entries of its log so far. Each ends with the fields of its message: their `pid` replaces that of the writer. */
const logOf = ({ lines }: Pick<Running, 'lines'>): Entry[] =>
  lines.flatMap((line) => (line.startsWith('{"level"') ? [JSON.parse(line) as Entry] : []))

const RUNS = new Set(['The database runs.', 'Adopted the running database.', 'The database runs again.'])

/** Returns the id of the main process of its embedded database: that of the last start. */
export const databasePidOf = (product: Pick<Running, 'lines'>): number =>
  logOf(product).findLast(({ msg }) => msg !== undefined && RUNS.has(msg))?.pid ?? 0

/** How often its log says this. */
export const timesSaid = (product: Pick<Running, 'lines'>, message: string): number =>
  logOf(product).filter(({ msg }) => msg === message).length

/** Returns the ids of workers that ended unasked, but for those that were still starting: these need the database. */
export const workersThatDied = (product: Pick<Running, 'lines'>): number[] => {
  const pidsOf = (message: string) =>
    logOf(product).flatMap(({ msg, pid }) => (msg === message && pid !== undefined ? [pid] : []))
  const unstarted = new Set([
    ...pidsOf('A worker could not start.'),
    ...pidsOf('A worker could not begin its background work.'),
  ])
  return pidsOf('A worker died; starting another.').filter((pid) => !unstarted.has(pid))
}

/** Returns the ids of its workers, once there are so many. Linux only. */
export const workersOf = async ({ pid }: Pick<Running, 'pid'>, count: number): Promise<number[]> =>
  vi.waitUntil(
    async () => {
      const workers = await nodesBelow(pid)
      return workers.length === count && workers
    },
    { timeout: 60_000, interval: 20 },
  )
