import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { Log } from './log.ts'
import { readWorkerMessage, stopMessage } from './messages.ts'
import { StartError } from './start-error.ts'

export interface WorkerPool {
  /** Rejects with StartError when the workers cannot run at all; never resolves. */
  failed: Promise<never>
  /** Lets every worker finish, then ends those that have not within `patienceMs`. */
  stop(patienceMs: number): Promise<void>
}

interface WorkerPoolOptions {
  count: number
  entry: URL
  environment: Record<string, string>
  log: Log
  /** Called once, when all workers take requests for the first time. */
  onReady: (address: string) => void
}

const shortestPause = 100
const longestPause = 5000
/** A worker that lived this long has recovered from whatever ended the one before it. */
const recovered = 10_000
/** As long as the workers have never all been ready, this many deaths in a row are a fault of the start. */
const patience = 5

/** Keeps `count` workers alive; they share one port. One that dies comes back, ever slower while it keeps dying. */
export function runWorkers({ count, entry, environment, log, onReady }: WorkerPoolOptions): WorkerPool {
  const failure = Promise.withResolvers<never>()
  const living = new Set<Worker>()
  const pauses = new Set<NodeJS.Timeout>()
  const emptied = Promise.withResolvers<void>()
  let startedUp = false
  let stopping = false
  cluster.setupPrimary({ exec: fileURLToPath(entry) })

  const ready = new Set<number>()
  const reportReady = (slot: number, address: string) => {
    ready.add(slot)
    if (startedUp || ready.size < count) return
    startedUp = true
    onReady(address)
  }

  const fork = (slot: number, deaths: number) => {
    const worker = cluster.fork(environment)
    const born = performance.now()
    living.add(worker)
    worker.on('message', (sent: unknown) => {
      const message = readWorkerMessage(sent)
      if (message?.type === 'ready') reportReady(slot, message.address)
      if (message?.type === 'failed' && !startedUp) failure.reject(new StartError('worker', message.reason))
    })
    // Sending to a worker that has just died is no fault of ours; its exit is what counts.
    worker.on('error', () => {})
    worker.on('exit', (code, signal) => {
      living.delete(worker)
      ready.delete(slot)
      if (stopping) {
        if (living.size === 0) emptied.resolve()
        return
      }
      const inARow = performance.now() - born > recovered ? 1 : deaths + 1
      if (!startedUp && inARow >= patience) {
        failure.reject(
          new StartError('worker', `The workers die while they start (${signal ?? `code ${code}`}).`),
        )
      }
      const pause = Math.min(shortestPause * 2 ** (inARow - 1), longestPause)
      log.error(
        { pid: worker.process.pid, code, signal, restartInMs: pause },
        'A worker died; starting another.',
      )
      const timer = setTimeout(() => {
        pauses.delete(timer)
        fork(slot, inARow)
      }, pause)
      pauses.add(timer)
    })
  }
  for (let slot = 0; slot < count; slot++) fork(slot, 0)

  return {
    failed: failure.promise,
    stop: async (patienceMs) => {
      stopping = true
      for (const timer of pauses) clearTimeout(timer)
      if (living.size === 0) return
      for (const worker of living) worker.send(stopMessage, undefined, undefined, () => {})
      const force = setTimeout(() => {
        for (const worker of living) worker.process.kill('SIGKILL')
      }, patienceMs)
      await emptied.promise
      clearTimeout(force)
    },
  }
}
