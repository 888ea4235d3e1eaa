import { setTimeout as delay } from 'node:timers/promises'
import { ensureDataDirectory, startEmbeddedDatabase } from '../database/embedded.ts'
import { type Listener, listen } from './listener.ts'
import type { Log } from './log.ts'
import { StartError } from './start-error.ts'
import { runWorkers } from './worker-pool.ts'

interface ProcessesOptions {
  /** DATA_DIR. */
  dataDir: string
  /** DATABASE_URL; without it the embedded database runs in DATA_DIR. */
  databaseUrl?: string | undefined
  /** HOST and PORT. */
  host: string
  port: number
  /** WORKERS: how many processes share the port. */
  workers: number
  /** The module that every worker runs; it calls `runWorker`. */
  workerEntry: URL
  /** Variables in the workers' environment from the beginning, beside ours. */
  workerEnvironment?: Record<string, string>
  /** Variables that are added once the database is prepared. */
  preparedEnvironment: (databaseUrl: string) => Record<string, string>
  /** Migrates the database. */
  prepare: (databaseUrl: string) => Promise<void>
  log: Log
  /** Called once, when the first worker serves requests; the others follow. */
  onReady?: (address: string) => void
  /** For tests: how many seconds the database survives when this process is killed. */
  orphanGraceSeconds?: number
}

const workerPatience = 30_500
/** In ms. A stop takes no longer, whatever hangs; the database's watchdog ends the rest. */
const longestStop = 34_500

/**
 * Runs the whole server until SIGTERM or SIGINT, or until it cannot start. Resolves with the exit code when everything has ended.
 */
export const runProcesses = async (options: ProcessesOptions): Promise<number> => {
  const { log } = options
  const stop = Promise.withResolvers<'stop'>()
  const requestStop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'Stopping: no new requests, finishing those that run.')
    stop.resolve('stop')
  }
  process.once('SIGTERM', requestStop)
  process.once('SIGINT', requestStop)
  // A terminal and npm may both forward the same Ctrl-C; the second signal must not interrupt the orderly stop.
  process.on('SIGTERM', () => {})
  process.on('SIGINT', () => {})

  const ended = run(options, stop.promise).catch((error: unknown) => {
    if (error instanceof StartError) log.error({ failure: error.failure }, error.message)
    else log.error({ err: error }, 'The server could not start.')
    return 1
  })
  const overdue = stop.promise.then(async () => {
    await delay(longestStop, undefined, { ref: false })
    log.error({ afterMs: longestStop }, 'Stopping took too long; leaving the rest to end by itself.')
    return 1
  })
  return Promise.race([ended, overdue])
}

const run = async (options: ProcessesOptions, stopRequested: Promise<'stop'>): Promise<number> => {
  const { dataDir, log } = options
  await ensureDataDirectory(dataDir)
  const prepared = Promise.withResolvers<Record<string, string>>()
  const workers = runWorkers({
    count: options.workers,
    entry: options.workerEntry,
    ...(options.workerEnvironment && { environment: options.workerEnvironment }),
    prepared: prepared.promise,
    log,
  })
  let database: Awaited<ReturnType<typeof startEmbeddedDatabase>> | undefined
  try {
    database = options.databaseUrl === undefined ? await startEmbeddedDatabase(options) : undefined
    const databaseUrl = options.databaseUrl ?? database?.url ?? ''
    let listener: Listener | undefined
    try {
      const preparing = options.prepare(databaseUrl)
      // A stop closes the database during its preparation; the resulting error does not matter.
      preparing.catch(() => {})
      if ((await Promise.race([preparing, stopRequested])) === 'stop') return 0
      prepared.resolve(options.preparedEnvironment(databaseUrl))
      if ((await Promise.race([workers.started, stopRequested])) === 'stop') return 0
      listener = await listen(options.host, options.port, workers.pass)
      const { address } = listener
      log.info({ address, workers: options.workers }, `Ready at ${address}`)
      options.onReady?.(address)
      await stopRequested
    } finally {
      listener?.close()
    }
    return 0
  } finally {
    await workers.stop(workerPatience)
    await database?.stop()
    log.info({}, 'Stopped.')
  }
}
