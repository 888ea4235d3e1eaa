import { type Db, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log } from './log.ts'

/** How jobs of one name are run. Times are in seconds. */
export interface JobOptions {
  /** How often a failed job is retried. */
  retryLimit: number
  retryDelay: number
  /** Doubles the delay with each failure, up to `retryDelayMax`, with some randomness so that jobs do not march in step. */
  retryBackoff?: boolean
  retryDelayMax?: number
  /** A run that takes longer counts as failed and its signal is aborted. */
  expireIn: number
  /** How many run at the same time in this process; default 2. */
  concurrency?: number
  /** How long a finished job's row, with its data, is kept; default one day. */
  keepFinished?: number
  /** At most one job with the same `singletonKey` waits; enqueueing another meanwhile adds nothing. */
  onePerKey?: boolean
}

export interface JobRun {
  id: string
  /** The number of the run, from 1. */
  attempt: number
  signal: AbortSignal
}

export type JobHandler<T extends object> = (data: T, run: JobRun) => Promise<void>

/** A connection in whose open transaction the job is written: the job exists exactly when the transaction commits. */
export type TransactionExecutor = Pick<Db, 'executeSql'>

export interface EnqueueOptions {
  tx?: TransactionExecutor
  delaySeconds?: number
  /** Only for jobs defined with `onePerKey`. */
  singletonKey?: string
}

interface Definition {
  options: JobOptions
  handler: JobHandler<object>
}

// A notification wakes the workers at once. Polling finds jobs without one: retries and delayed jobs that are due, and all jobs
// while the listening connection is lost.
const POLL_SECONDS = 1
const POLL_SECONDS_WHEN_NOTIFIED = 3
const A_DAY = 86_400
const REPORT_EVERY_MS = 5_000

const sendOptions = ({
  retryLimit,
  retryDelay,
  retryBackoff = false,
  retryDelayMax,
  expireIn,
  keepFinished = A_DAY,
}: JobOptions) => ({
  retryLimit,
  retryDelay,
  retryBackoff,
  ...(retryBackoff && retryDelayMax !== undefined && { retryDelayMax }),
  expireInSeconds: expireIn,
  deleteAfterSeconds: keepFinished,
})

interface Queue {
  databaseUrl: string
  log: Log
  /** False for a command beside the product: it enqueues jobs, which the product's processes run. */
  carriesOut?: boolean
}

/** Background jobs stored in PostgreSQL: they survive restarts, and any process may run them. */
export const createJobs = ({ databaseUrl, log, carriesOut = true }: Queue) => {
  const connection = { connectionString: databaseUrl, application_name: 'andariego-jobs' }
  const boss = new PgBoss({
    ...connection,
    max: 2,
    ...(carriesOut ? { useListenNotify: true } : { migrate: false, supervise: false, schedule: false }),
  })
  // While the database is unavailable, every worker of every queue reports it each second; one line now and then is enough.
  let lastReport = 0
  boss.on('error', (err) => {
    if (Date.now() - lastReport < REPORT_EVERY_MS) return
    lastReport = Date.now()
    log.error({ err }, 'job queue failed')
  })
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warns'))

  const definitions = new Map<string, Definition>()
  const schedules = new Map<string, { cron: string; data: object }>()
  let started = false

  const definition = (name: string): Definition => {
    const found = definitions.get(name)
    if (!found) throw new TypeError(`No job is called '${name}'.`)
    return found
  }

  const run = async ({ handler, options }: Definition, job: JobWithMetadata<object>) => {
    const about = { job: job.name, jobId: job.id, attempt: job.retryCount + 1 }
    const tooLong = setTimeout(
      () => log.error(about, 'job takes longer than it may'),
      options.expireIn * 1000,
    )
    try {
      await handler(job.data, { id: job.id, attempt: about.attempt, signal: job.signal })
    } catch (err) {
      if (job.retryCount < job.retryLimit) log.warn({ ...about, err }, 'job failed and will be tried again')
      else log.error({ ...about, err }, 'job failed for good')
      throw err
    } finally {
      clearTimeout(tooLong)
    }
  }

  /**
   * Adds a worker that runs one job at a time. It looks for the next job right after each; otherwise a full queue would empty at
   * polling speed.
   */
  const addWorker = async (name: string, defined: Definition) => {
    let workerId = ''
    workerId = await boss.work(
      name,
      {
        includeMetadata: true,
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS_WHEN_NOTIFIED,
      },
      async ([job]: JobWithMetadata<object>[]) => {
        if (!job) return
        try {
          await run(defined, job)
        } finally {
          boss.notifyWorker(workerId)
        }
      },
    )
  }

  return {
    /** Creates or upgrades the queue's own schema. One process runs it before others start. */
    async prepare() {
      const installer = new PgBoss({ ...connection, max: 1, schedule: false, supervise: false })
      installer.on('error', (err) => log.error({ err }, 'job queue could not be prepared'))
      await installer.start()
      await installer.stop({ graceful: false })
    },

    /** Defines a job. Every process defines the same jobs, before it starts. */
    define<T extends object>(name: string, options: JobOptions, handler: JobHandler<T>) {
      if (started) throw new TypeError('Jobs are defined before the queue starts.')
      definitions.set(name, { options, handler: handler as JobHandler<object> })
    },

    /** Returns the new job's id, or null when a job with the same key is already waiting. */
    async enqueue(
      name: string,
      data: object,
      { tx, delaySeconds, singletonKey }: EnqueueOptions = {},
    ): Promise<string | null> {
      const { options } = definition(name)
      if ((options.onePerKey ?? false) !== (singletonKey !== undefined))
        throw new TypeError(`A singletonKey goes with onePerKey, and the other way round: '${name}'.`)
      return boss.send(name, data, {
        ...sendOptions(options),
        ...(tx && { db: tx }),
        ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
        ...(singletonKey !== undefined && { singletonKey }),
      })
    },

    /** Runs a job at the times of a cron expression (UTC), once in the whole installation however many processes there are. */
    schedule(name: string, cron: string, data: object = {}) {
      definition(name)
      schedules.set(name, { cron, data })
    },

    /** Opens the queue: jobs can be enqueued, and wait. */
    async open() {
      started = true
      await boss.start()
      if (!carriesOut) return
      const existing = new Set((await boss.getQueues()).map(({ name }) => name))
      for (const [name, { options }] of definitions)
        if (!existing.has(name))
          await boss.createQueue(name, { notify: true, policy: options.onePerKey ? 'short' : 'standard' })
    },

    /** Runs jobs from now on, by the clock, too. The queue is open. */
    async carryOut() {
      for (const { name } of await boss.getSchedules()) if (!schedules.has(name)) await boss.unschedule(name)
      for (const [name, { cron, data }] of schedules)
        await boss.schedule(name, cron, data, sendOptions(definition(name).options))
      for (const [name, defined] of definitions)
        for (let worker = 0; worker < (defined.options.concurrency ?? 2); worker++)
          await addWorker(name, defined)
    },

    /** Starts no more jobs and waits for the running ones; those not finished in time go back into the queue. */
    stop: ({ timeoutMs }: { timeoutMs: number }) => boss.stop({ graceful: true, timeout: timeoutMs }),
  }
}

export type Jobs = ReturnType<typeof createJobs>
