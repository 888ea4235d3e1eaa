import type { Config } from '../server/src/platform/config.ts'
import { embeddedDatabaseUrl, startEmbeddedDatabase } from '../server/src/platform/database/embedded.ts'
import { reachDatabase } from '../server/src/platform/database/reach.ts'
import { createLog } from '../server/src/platform/log.ts'
import { StartError } from '../server/src/platform/processes/start-error.ts'

/**
 * The product's database for a command that stands beside the server: the operator's own, the one that the server runs at the
 * moment, or, when nothing runs, the embedded one for as long as the work takes.
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
