import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { createHandover } from './handover.ts'
import type { Log } from './log.ts'
import {
  type BeginMessage,
  type Counts,
  type CountsMessage,
  readWorkerMessage,
  stopMessage,
} from './messages.ts'
import { StartError } from './start-error.ts'
import { createWorkerFigures } from './worker-figures.ts'

interface WorkerPool {
  /** Resolves when the first worker is ready; rejects with StartError when it cannot start. */
  started: Promise<void>
  /** Passes a connection to the next worker in turn; the connection waits while there is none. */
  pass(connection: Socket): void
  /** Lets every worker finish, then kills those still running after `patienceMs`. */
  stop(patienceMs: number): Promise<void>
}

interface WorkerPoolOptions {
  count: number
  entry: URL
  /** Variables in the workers' environment from the beginning. */
  environment?: Record<string, string>
  /** Variables that are added once they are known; the workers load their modules meanwhile. */
  prepared: Promise<Record<string, string>>
  log: Log
}

const shortestPause = 100
const longestPause = 5000
/** In ms. A worker that lived this long has recovered from what killed the one before it. */
const recovered = 10_000
/** Before a worker has been ready once, this many deaths in a row mean that the start has failed. */
const patience = 5
/** glibc gives every few threads a heap of their own and returns little of it; two heaps are enough for a worker's threads. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' }
/**
 * The start leaves more garbage than live objects: the worker collects it once. V8's default of 64 MB for new objects would
 * double the memory after a few pages, and be no faster; neither is 16 MB, for 15 MB more in each worker.
 */
const flags = ['--expose-gc', '--max-semi-space-size=8']

/**
 * Keeps `count` workers running, from when the database is prepared; one of them is started before. Restarts one that dies, after
 * growing delays while workers keep dying.
 */
export const runWorkers = ({ count, entry, environment, prepared, log }: WorkerPoolOptions): WorkerPool => {
  const started = Promise.withResolvers<void>()
  // When the server is stopped during its start, no one awaits this promise: without a handler, its rejection would end the
  // process.
  started.promise.catch(() => {})
  let startedUp = false
  const living = new Set<ChildProcess>()
  /** Workers that were told to begin: they may have requests to finish. */
  const begun = new WeakSet<ChildProcess>()
  const handover = createHandover()
  const figures = createWorkerFigures()
  const forget = (worker: ChildProcess) => {
    handover.remove(worker)
    figures.remove(worker)
  }
  const tellOthers = (teller: ChildProcess, counts: Counts) => {
    const message: CountsMessage = { type: 'counted elsewhere', counts }
    for (const worker of living)
      if (worker !== teller && worker.connected) worker.send(message, undefined, undefined, () => {})
  }
  const pauses = new Set<NodeJS.Timeout>()
  let stopping = false
  const emptied = Promise.withResolvers<void>()

  const begin = async (worker: ChildProcess) => {
    const told = await prepared.catch(() => null)
    if (told === null || !worker.connected) return
    begun.add(worker)
    const message: BeginMessage = { type: 'begin', environment: told }
    worker.send(message, undefined, undefined, () => {})
  }

  const start = (deaths: number) => {
    const worker = fork(entry, {
      env: { ...FEW_ARENAS, ...process.env, ...environment },
      execArgv: [...process.execArgv, ...flags],
    })
    const born = performance.now()
    living.add(worker)
    void begin(worker)
    worker.on('message', (sent: unknown) => {
      const message = readWorkerMessage(sent)
      if (message === undefined) return
      if (message.type === 'ready') {
        figures.add(worker)
        handover.add(worker)
        startedUp = true
        started.resolve()
      }
      if (message.type === 'taken') handover.taken(worker)
      if (message.type === 'failed') started.reject(new StartError('workers', message.reason))
      if (message.type === 'counted') tellOthers(worker, message.counts)
      void figures.hear(worker, message)
    })
    worker.on('disconnect', () => forget(worker))
    worker.on('error', (error) => log.error({ err: error, pid: worker.pid }, 'A worker cannot be reached.'))
    worker.on('exit', (code, signal) => {
      living.delete(worker)
      forget(worker)
      if (stopping) {
        if (living.size === 0) emptied.resolve()
        return
      }
      const inARow = performance.now() - born > recovered ? 1 : deaths + 1
      if (inARow >= patience && !startedUp) {
        started.reject(
          new StartError('workers', `The workers die while they start (${signal ?? `code ${code}`}).`),
        )
      }
      const pause = Math.min(shortestPause * 2 ** (inARow - 1), longestPause)
      log.error({ pid: worker.pid, code, signal, restartInMs: pause }, 'A worker died; starting another.')
      const timer = setTimeout(() => {
        pauses.delete(timer)
        start(inARow)
      }, pause)
      pauses.add(timer)
    })
  }
  // The first worker loads its modules while the database starts; the others would only slow both down.
  start(0)
  const startOthers = () => {
    for (let number = 1; number < count && !stopping; number++) start(0)
  }
  prepared.then(startOthers, () => {})

  return {
    started: started.promise,
    pass: handover.pass,
    stop: async (patienceMs) => {
      stopping = true
      for (const timer of pauses) clearTimeout(timer)
      await handover.empty()
      if (living.size === 0) return
      for (const worker of living)
        if (!begun.has(worker)) worker.kill('SIGKILL')
        else if (worker.connected) worker.send(stopMessage, undefined, undefined, () => {})
      const force = setTimeout(() => {
        for (const worker of living) worker.kill('SIGKILL')
      }, patienceMs)
      await emptied.promise
      clearTimeout(force)
    },
  }
}
