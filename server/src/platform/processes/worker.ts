import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from './log.ts'
import { isStopMessage, type WorkerMessage } from './messages.ts'
import { errorCode, errorMessage } from './start-error.ts'

export interface RunningServer {
  /** Where it listens, for the log: `http://127.0.0.1:3000`. */
  address: string
  /** Stops accepting, and resolves when all that was accepted has been answered and all connections are given back. */
  close(): Promise<void>
}

export interface WorkerOptions {
  start: () => Promise<RunningServer>
  log: Log
  /** How long requests that run may take to finish. */
  patienceMs?: number
}

/**
 * The life of one worker: starts the server, says so to the parent, and ends when the parent asks (or SIGTERM does), having
 * finished what runs. Ends at once when the parent is gone, since the parent holds the port.
 */
export async function runWorker({ start, log, patienceMs = 30_000 }: WorkerOptions): Promise<void> {
  const stopping = Promise.withResolvers<void>()
  process.on('SIGTERM', stopping.resolve)
  // A Ctrl-C reaches every process of the terminal; it is for the parent to decide.
  process.on('SIGINT', () => process.send || stopping.resolve())
  process.on('message', (message) => isStopMessage(message) && stopping.resolve())
  process.on('disconnect', () => process.exit(0))

  let server: RunningServer
  try {
    server = await start()
  } catch (error) {
    log.error({ err: error }, 'The worker could not start.')
    await tellParent({ type: 'failed', reason: reasonOf(error) })
    process.exit(1)
  }
  await tellParent({ type: 'ready', address: server.address })
  await stopping.promise

  const closed = server.close().then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'The worker could not close cleanly.')
      return true
    },
  )
  const finished = await Promise.race([closed, delay(patienceMs, false)])
  if (!finished) log.warn({ patienceMs }, 'Some requests did not finish in time and were cut.')
  process.exit(0)
}

function tellParent(message: WorkerMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve()
    else process.send(message, undefined, undefined, () => resolve())
  })
}

function reasonOf(error: unknown): string {
  const at = error instanceof Error && 'port' in error ? `port ${error.port}` : 'its port'
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Cannot listen: ${at} is already in use; stop what uses it, or set PORT.`
    case 'EACCES':
      return `Cannot listen: this user may not use ${at}; set PORT to 1024 or more.`
    case 'EADDRNOTAVAIL':
      return 'Cannot listen: HOST is not an address of this machine.'
    default:
      return `A worker could not start: ${errorMessage(error)}`
  }
}
