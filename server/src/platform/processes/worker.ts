import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { shareMetrics } from '../http/metrics-registry.ts'
import { shareCounts } from '../http/shared-counts.ts'
import { drain, serveConnections } from './connections.ts'
import type { Log } from './log.ts'
import { isBegin, stopMessage, type WorkerMessage } from './messages.ts'
import { errorMessage } from './start-error.ts'

export interface WorkerServer {
  /** Does not listen itself: it gets its connections from the parent. */
  server: Server
  /** Begins what no request waits for, such as background jobs. If it fails, the worker ends and is replaced. */
  afterReady?: () => Promise<void>
  /** Ends what would not end by itself, such as live event streams. Running requests continue. */
  beforeDrain?: () => void
  /** Closes everything else once no request runs any more: database, jobs. */
  close(): Promise<void>
}

interface WorkerOptions {
  start: () => Promise<WorkerServer>
  log: Log
  /** How long running requests may take to finish, in ms. */
  patienceMs?: number
}

/**
 * The life of one worker: starts the server when the parent tells it to begin, reports that it is ready, and exits when the
 * parent (or SIGTERM) asks it to, after finishing running requests. Exits at once when the parent is gone, because the parent
 * holds the port.
 */
export const runWorker = async ({ start, log, patienceMs = 30_000 }: WorkerOptions): Promise<void> => {
  const stopping = Promise.withResolvers<void>()
  process.on('SIGTERM', stopping.resolve)
  // A Ctrl-C reaches every process of the terminal; the parent decides what happens.
  process.on('SIGINT', () => {})
  process.on('message', (message) => message === stopMessage && stopping.resolve())
  process.on('disconnect', () => process.exit(0))
  const begun = new Promise<void>((resolve) => {
    process.on('message', (message) => {
      if (!isBegin(message)) return
      Object.assign(process.env, message.environment)
      resolve()
    })
  })
  shareMetrics()
  shareCounts()

  await begun
  let worker: WorkerServer
  try {
    worker = await start()
  } catch (error) {
    log.error({ err: error }, 'A worker could not start.')
    await tellParent({ type: 'failed', reason: errorMessage(error) })
    process.exit(1)
  }
  const connections = serveConnections(worker.server)
  await tellParent({ type: 'ready' })
  void beginRest(worker, log)
  await stopping.promise

  worker.beforeDrain?.()
  const finished = drain(worker.server, connections)
    .then(() => worker.close())
    .catch((error: unknown) => log.error({ err: error }, 'A worker could not close cleanly.'))
    .then(() => true)
  if (!(await Promise.race([finished, delay(patienceMs, false)]))) {
    log.warn({ patienceMs }, 'What did not finish in time was cut.')
  }
  process.exit(0)
}

const beginRest = async ({ afterReady }: WorkerServer, log: Log): Promise<void> => {
  try {
    await afterReady?.()
  } catch (error) {
    log.error({ err: error }, 'A worker could not begin its background work.')
    process.exit(1)
  }
  // Only after the whole start, so that the first requests do not wait for it.
  setImmediate(() => globalThis.gc?.())
}

const tellParent = (message: WorkerMessage): Promise<void> => {
  return new Promise((resolve) => {
    if (process.send === undefined) throw new Error('A worker is started by runProcesses only.')
    process.send(message, undefined, undefined, () => resolve())
  })
}
