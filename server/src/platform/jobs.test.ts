import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../test/test-database.ts'
import { createJobs, type JobOptions } from './jobs.ts'
import { createLog } from './log.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let pool: pg.Pool
beforeAll(async () => {
  database = await testDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 3 })
  const { jobs } = queue()
  await jobs.prepare()
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const stopping: (() => Promise<void>)[] = []
let name = ''
let tests = 0
beforeEach(() => {
  name = `job-${++tests}`
})
afterEach(async () => {
  for (const stop of stopping.splice(0)) await stop()
})

const queue = () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
  const jobs = createJobs({ databaseUrl: database.url, log })
  return { jobs, lines }
}

const options: JobOptions = { retryLimit: 0, retryDelay: 0, expireIn: 60 }

/** Starts a queue with one job that records its data. */
const noting = async (
  behaviour: (data: { n: number }, attempt: number) => Promise<void> = async () => {},
  special: Partial<JobOptions> = {},
) => {
  const { jobs, lines } = queue()
  const done: number[] = []
  jobs.define<{ n: number }>(name, { ...options, ...special }, async (data, { attempt }) => {
    await behaviour(data, attempt)
    done.push(data.n)
  })
  await jobs.open()
  await jobs.carryOut()
  stopping.push(() => jobs.stop({ timeoutMs: 1000 }))
  return { jobs, done, lines }
}

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 10 })
const stateOf = async (id: string | null) =>
  (await pool.query('select state, retry_count from pgboss.job where id = $1', [id])).rows[0]

test('a job is started at once', async () => {
  const { jobs, done } = await noting()
  const before = performance.now()
  await jobs.enqueue(name, { n: 1 })
  await soon(() => expect(done).toEqual([1]))
  expect(performance.now() - before).toBeLessThan(2500)
})

test('a full queue empties as fast as its jobs run, not at polling speed', async () => {
  const { jobs, done } = await noting()
  const before = performance.now()
  await Promise.all(Array.from({ length: 40 }, (_, n) => jobs.enqueue(name, { n })))
  await soon(() => expect(done).toHaveLength(40))
  expect(performance.now() - before).toBeLessThan(8000)
  expect(new Set(done).size).toBe(40)
})

test('a job enqueued in a transaction exists when that commits, and never before', async () => {
  const { jobs, done } = await noting()
  const client = await pool.connect()
  const tx = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  try {
    await client.query('begin')
    await jobs.enqueue(name, { n: 1 }, { tx })
    await client.query('rollback')
    await client.query('begin')
    const id = await jobs.enqueue(name, { n: 2 }, { tx })
    expect(await stateOf(id)).toBeUndefined()
    await client.query('commit')
  } finally {
    client.release()
  }
  await soon(() => expect(done).toEqual([2]))
})

test('a failed job is retried, and each failure is logged with its id', async () => {
  const { jobs, done, lines } = await noting(
    async (_data, attempt) => {
      if (attempt < 3) throw new Error(`broken ${attempt}`)
    },
    { retryLimit: 2 },
  )
  const id = await jobs.enqueue(name, { n: 7 })
  await soon(() => expect(done).toEqual([7]))
  const logged = lines.map((line) => JSON.parse(line)).filter(({ jobId }) => jobId === id)
  expect(logged.map(({ level, attempt }) => [level, attempt])).toEqual([
    ['warn', 1],
    ['warn', 2],
  ])
})

test('a job without retries left stays failed and is logged', async () => {
  const { jobs, lines } = await noting(async () => {
    throw new Error('broken')
  })
  const id = await jobs.enqueue(name, { n: 1 })
  await soon(async () => expect(await stateOf(id)).toMatchObject({ state: 'failed' }))
  expect(JSON.parse(lines.find((line) => line.includes(String(id))) ?? '{}')).toMatchObject({
    level: 'error',
    job: name,
    err: { message: 'broken' },
  })
})

test('of jobs with `onePerKey`, only one waits for each key', async () => {
  const { jobs } = await noting(async () => {}, { onePerKey: true })
  const enqueue = (singletonKey: string) => jobs.enqueue(name, { n: 1 }, { singletonKey, delaySeconds: 600 })
  const ids = await Promise.all([enqueue('a'), enqueue('a'), enqueue('a'), enqueue('b')])
  expect(ids.filter((id) => id !== null)).toHaveLength(2)
  await expect(jobs.enqueue(name, { n: 1 })).rejects.toThrow(TypeError)
})

test('a delayed job waits', async () => {
  const { jobs } = await noting()
  const id = await jobs.enqueue(name, { n: 1 }, { delaySeconds: 600 })
  const { rows } = await pool.query(
    `select state, extract(epoch from start_after - created_on)::int as wait from pgboss.job where id = $1`,
    [id],
  )
  expect(rows[0]).toEqual({ state: 'created', wait: 600 })
})

test('schedules are those of the code: new ones are added, old ones removed', async () => {
  const schedules = async () => (await pool.query('select name, cron from pgboss.schedule')).rows
  const first = queue().jobs
  first.define(name, options, async () => {})
  first.schedule(name, '0 3 * * *')
  await first.open()
  await first.carryOut()
  expect(await schedules()).toEqual([{ name, cron: '0 3 * * *' }])
  await first.stop({ timeoutMs: 1000 })
  await noting()
  expect(await schedules()).toEqual([])
})

test('stopping waits for the running job', async () => {
  let finish = () => {}
  const running = Promise.withResolvers<void>()
  const { jobs, done } = await noting(() => {
    running.resolve()
    return new Promise((resolve) => {
      finish = resolve
    })
  })
  const id = await jobs.enqueue(name, { n: 1 })
  await running.promise
  const stopped = jobs.stop({ timeoutMs: 10_000 })
  finish()
  await stopped
  expect(done).toEqual([1])
  expect(await stateOf(id)).toMatchObject({ state: 'completed' })
})

test("a job that does not finish before the stop's deadline is aborted and goes back into the queue", async () => {
  const { jobs } = queue()
  const running = Promise.withResolvers<AbortSignal>()
  jobs.define(name, { ...options, retryLimit: 1 }, (_data, { signal }) => {
    running.resolve(signal)
    return new Promise(() => {})
  })
  await jobs.open()
  await jobs.carryOut()
  const id = await jobs.enqueue(name, {})
  const signal = await running.promise
  await jobs.stop({ timeoutMs: 1000 })
  expect(signal.aborted).toBe(true)
  expect(await stateOf(id)).toMatchObject({ state: 'retry' })
})

test('a process keeps few connections to the database', async () => {
  const { jobs, done } = await noting(async () => {}, { concurrency: 5 })
  await Promise.all(Array.from({ length: 20 }, (_, n) => jobs.enqueue(name, { n })))
  await soon(() => expect(done).toHaveLength(20))
  const { rows } = await pool.query(
    `select count(*)::int as connections from pg_stat_activity
     where datname = current_database() and application_name = 'andariego-jobs'`,
  )
  // Two for work and one that listens.
  expect(rows[0].connections).toBeLessThanOrEqual(3)
})

test('jobs are defined before the queue starts, and only defined jobs are enqueued', async () => {
  const { jobs } = await noting()
  expect(() => jobs.define('late', options, async () => {})).toThrow(TypeError)
  await expect(jobs.enqueue('unknown', {})).rejects.toThrow("'unknown'")
})
