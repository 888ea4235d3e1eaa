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
  /** Resolves when all workers are ready for the first time; rejects with StartError when they cannot be. */
  started: Promise<void>
  /** Gives a connection to the next worker in turn; while there is none, it waits. */
  pass(connection: Socket): void
  /** Lets every worker finish, then ends those that have not within `patienceMs`. */
  stop(patienceMs: number): Promise<void>
}

interface WorkerPoolOptions {
  count: number
  entry: URL
  /** What the workers find in their environment from the first. */
  environment?: Record<string, string>
  /** What they find there beside it once it is known. They load their modules until then. */
  prepared: Promise<Record<string, string>>
  log: Log
}

const shortestPause = 100
const longestPause = 5000
/** A worker that lived this long has recovered from whatever ended the one before it. */
const recovered = 10_000
/** As long as the workers have never all been ready, this many deaths in a row are a fault of the start. */
const patience = 5
/**
 * What a start leaves behind is more than what stays: the worker collects it once. With the 64 MB that V8 would take for new objects
 * it would use twice as much memory after a few pages, and be no faster.
 */
const flags = ['--expose-gc', '--max-semi-space-size=16']

/** Keeps `count` workers alive. One that dies comes back, ever slower while it keeps dying. */
export function runWorkers({ count, entry, environment, prepared, log }: WorkerPoolOptions): WorkerPool {
  const started = Promise.withResolvers<void>()
  // Whoever stops before the start is over no longer asks how it went.
  started.promise.catch(() => {})
  let startedUp = false
  const living = new Set<ChildProcess>()
  /** Those that were told to begin: they have something to finish. */
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
      env: { ...process.env, ...environment },
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
        if (handover.add(worker) === count) {
          startedUp = true
          started.resolve()
        }
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
  for (let number = 0; number < count; number++) start(0)

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
