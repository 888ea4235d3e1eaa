import type { Config } from '../server/src/platform/config.ts'
import { createDatabase, type Database } from '../server/src/platform/database/database.ts'
import { embeddedDatabaseUrl, startEmbeddedDatabase } from '../server/src/platform/database/embedded.ts'
import { createPool } from '../server/src/platform/database/pool.ts'
import { reachDatabase } from '../server/src/platform/database/reach.ts'
import { createWrite, type Write } from '../server/src/platform/database/write.ts'
import { createEvents } from '../server/src/platform/events.ts'
import { createLog } from '../server/src/platform/log.ts'
import { StartError } from '../server/src/platform/processes/start-error.ts'

/**
 * Runs work on the product's database, for a command beside the server: on the operator's own database, on the one that the
 * server is running, or on the embedded one, started for this work.
 */
export const withDatabase = async <T>(
  config: Config,
  { besideServer }: { besideServer: boolean },
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> => {
  if (config.databaseUrl !== null) {
    await reachDatabase(config.databaseUrl)
    return work(config.databaseUrl)
  }
  const log = createLog({ level: 'warn' })
  try {
    const database = await startEmbeddedDatabase({ dataDir: config.dataDir, log })
    try {
      return await work(database.url)
    } finally {
      await database.stop()
    }
  } catch (error) {
    const running =
      besideServer && error instanceof StartError && error.failure === 'already running'
        ? await embeddedDatabaseUrl(config.dataDir)
        : undefined
    if (running === undefined) throw error
    return work(running)
  }
}

interface Beside {
  databaseUrl: string
  database: Database
  /** Its events reach the running servers with the commit. */
  write: Write
}

/** Runs an operator's change while the product runs or is stopped; throws when there is no data yet. */
export const besideProduct = async <T>(config: Config, deed: (parts: Beside) => Promise<T>): Promise<T> => {
  if (config.databaseUrl === null && !(await embeddedDatabaseUrl(config.dataDir)))
    throw new Error(`En ${config.dataDir} no hay datos.`)
  return withDatabase(config, { besideServer: true }, async (url) => {
    const database = createDatabase(createPool({ url, max: 1, onError: () => {} }))
    // Never started: it sends the change's events to the servers, but listens to none.
    const events = createEvents({ url, log: createLog({ level: 'warn' }) })
    try {
      return await deed({ databaseUrl: url, database, write: createWrite(database, events) })
    } finally {
      await database.destroy()
    }
  })
}
