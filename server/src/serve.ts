import { fileURLToPath } from 'node:url'
import type { Config } from './platform/config.ts'
import { migrate } from './platform/database/migrate.ts'
import { reachDatabase } from './platform/database/reach.ts'
import { createLog, type Log } from './platform/log.ts'
import { runProcesses } from './platform/processes/supervisor.ts'
import { secretOf } from './platform/secret.ts'

/** The compile cache of Node for the next start: workers start sooner, and need no TypeScript parser (20 MB each). */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

interface Serving {
  config: Config
  /** The module that every worker runs: the source, or its build. */
  workerEntry?: URL
  /** Runs on the migrated database, before the first request is accepted. */
  beforeReady?: (databaseUrl: string) => Promise<void>
  onReady: (address: string) => void
}

/**
 * The address for people. On one's own machine links and mails say `localhost`: who opened `127.0.0.1` would be signed out behind each
 * of them, and browsers make no passkey for it.
 */
export const announcedAddress = (bound: string, publicUrl: string): string => {
  const [listening, told] = [new URL(bound), new URL(publicUrl)]
  const isHere = ['127.0.0.1', '0.0.0.0', '[::1]', '[::]'].includes(listening.hostname)
  return isHere && told.hostname === 'localhost' && told.port === listening.port ? publicUrl : bound
}

/** Migrates a database to this version's schema. */
export const prepareDatabase = async (databaseUrl: string, log: Log): Promise<void> => {
  const applied = await migrate(databaseUrl)
  if (applied.length > 0) log.info({ applied }, 'schema brought up to date')
  // Loaded while the first worker loads its modules, not before it is forked.
  const { createJobs } = await import('./platform/jobs.ts')
  await createJobs({ databaseUrl, log }).prepare()
}

/** Runs the whole product: database, workers, port. Resolves with the exit code after it was told to stop. */
export const serve = ({
  config,
  workerEntry = new URL('../worker.ts', import.meta.url),
  beforeReady,
  onReady,
}: Serving): Promise<number> => {
  const log = createLog({ level: config.logLevel })
  let secret = config.secret ?? ''
  return runProcesses({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl ?? undefined,
    host: config.host,
    port: config.port,
    workers: config.workers,
    workerEntry,
    workerEnvironment: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED },
    preparedEnvironment: (databaseUrl) => ({
      WORKER_DATABASE_URL: databaseUrl,
      WORKER_SECRET: secret,
    }),
    prepare: async (databaseUrl) => {
      if (config.databaseUrl) await reachDatabase(databaseUrl)
      secret ||= await secretOf(config.dataDir)
      await prepareDatabase(databaseUrl, log)
      await beforeReady?.(databaseUrl)
    },
    log,
    onReady: (address) => onReady(announcedAddress(address, config.publicUrl)),
  })
}
