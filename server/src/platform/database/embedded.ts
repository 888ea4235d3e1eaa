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
  /** How long the database outlives a killed owner, waiting to be adopted. */
  orphanGraceSeconds?: number | undefined
}

const name = 'andariego'
const words = { folder: 'DATA_DIR', instead: 'set DATABASE_URL' }

/** Says what went wrong in the names of our settings; other errors pass through. */
const rethrow = (error: unknown): never => {
  if (!(error instanceof LocalPostgresError)) throw error
  throw new StartError(error.failure, error.inWords(words), { cause: error })
}

/** Runs PostgreSQL for DATA_DIR and keeps it running until stopped. Throws StartError for what the operator can put right. */
export const startEmbeddedDatabase = (options: EmbeddedDatabaseOptions): Promise<LocalPostgres> =>
  startLocalPostgres({ ...options, name }).catch(rethrow)

/** Where the database of a DATA_DIR answers while it runs, for commands that stand beside the server; undefined if there never was one. */
export const embeddedDatabaseUrl = (dataDir: string): Promise<string | undefined> =>
  localPostgresUrl(dataDir, name)

/** Makes DATA_DIR if need be, and proves that a file can be written in it. Throws StartError, as above. */
export const ensureDataDirectory = (dataDir: string): Promise<void> =>
  ensureDataFolder(dataDir).catch(rethrow)
