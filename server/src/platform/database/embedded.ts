import {
  ensureDataFolder,
  type LocalPostgres,
  LocalPostgresError,
  localPostgresUrl,
  startLocalPostgres,
} from '@andariego/local-postgres'
import type { Log } from '../processes/log.ts'
import { StartError } from '../processes/start-error.ts'

interface EmbeddedDatabaseOptions {
  dataDir: string
  log: Log
  /** How many seconds the database survives a killed parent process, so that the next one can take it over. */
  orphanGraceSeconds?: number | undefined
}

const name = 'andariego'
const words = { folder: 'DATA_DIR', instead: 'set DATABASE_URL' }

/** Translates errors into messages that name the product's settings; rethrows all others. */
const rethrow = (error: unknown): never => {
  if (!(error instanceof LocalPostgresError)) throw error
  throw new StartError(error.failure, error.inWords(words), { cause: error })
}

/** Runs PostgreSQL for DATA_DIR and keeps it running until stopped. Throws StartError for problems that the operator can fix. */
export const startEmbeddedDatabase = (options: EmbeddedDatabaseOptions): Promise<LocalPostgres> =>
  startLocalPostgres({ ...options, name }).catch(rethrow)

/**
 * Returns the URL of DATA_DIR's running database, for commands that run beside the server; undefined if DATA_DIR has no database.
 */
export const embeddedDatabaseUrl = (dataDir: string): Promise<string | undefined> =>
  localPostgresUrl(dataDir, name)

/** Creates DATA_DIR if it is missing, and checks that files can be written in it. Throws StartError. */
export const ensureDataDirectory = (dataDir: string): Promise<void> =>
  ensureDataFolder(dataDir).catch(rethrow)
