import { chown, mkdir, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { silentLog } from '@andariego/local-postgres/testing/logs'
import { ask, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { embeddedDatabaseUrl, startEmbeddedDatabase } from './src/platform/database/embedded.ts'
import { tellFigures } from './test/figures.ts'
import { again, percentile, placeBody, someWord } from './test/load.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'
import { databasePidOf, workersThatDied } from './test/running-product.ts'
import { newForm } from './test/world.ts'

/** `npm run test:faults` sets 10. */
const SECONDS = Number(process.env.STOPPED_SECONDS ?? 2)
const WORKERS = 2
const SOON = { timeout: 60_000, interval: 10 }
/** How long nobody waits for an answer, whatever the database does; twice the five seconds, as others may use the machine. */
const LONGEST_MS = process.env.CI ? 20_000 : 10_000
const LONGEST_TEST_MS = SECONDS * 1000 + 180_000

beforeAll(() => build(), 300_000)

/** Reads, publishes, signs in and uploads without a pause, as eight; keeps each answer. */
const loadOn = async (product: ReturnType<typeof startProduct>) => {
  const address = await product.address
  const token = await signedInAt(product)
  const { id } = await apiOver(address, token)('POST /places', { body: placeBody() })
  const acknowledged: string[] = [id]
  const answers: { what: string; at: number; ms: number; status: number; retryAfter: string | null }[] = []
  const call = async (what: string, init?: RequestInit) => {
    const at = performance.now()
    const response = await fetch(`${address}${what}`, init).catch(() => null)
    const body = await response?.text()
    const [status, retryAfter] = [response?.status ?? 0, response?.headers.get('retry-after') ?? null]
    answers.push({ what, at, ms: performance.now() - at, status, retryAfter })
    return status === 201 ? JSON.parse(body ?? '') : null
  }
  const authorization = `Bearer ${token}`
  const json = { 'content-type': 'application/json' }
  const posted = (body: unknown) => ({
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify(body),
  })
  const add = async () => {
    const place = await call('/api/places', posted(placeBody()))
    if (place) acknowledged.push(place.id)
  }
  const review = async () =>
    call(`/api/places/${id}/reviews`, { method: 'POST', headers: { authorization }, body: await newForm() })
  const stops = [
    again(2, () => call(`/api/places?limit=4&q=${someWord()}`), 20),
    again(1, () => call(`/place/${id}`), 20),
    again(2, add, 20),
    again(2, review, 20),
    again(
      1,
      () => call('/api/auth/login', posted({ email: 'nadie@example.com', password: 'Equivocada-1' })),
      20,
    ),
  ]
  return {
    acknowledged,
    /** The answers to requests that were sent within this time. */
    between: (from: number, to: number) => answers.filter(({ at }) => at >= from && at <= to),
    stop: () => Promise.all(stops.map((stop) => stop())),
  }
}

const counted = (all: readonly { status: number }[]) => {
  const times = new Map<number, number>()
  for (const { status } of all) times.set(status, (times.get(status) ?? 0) + 1)
  return [...times].map(([status, count]) => `${count} × ${status}`).join(', ')
}

/** Stops the database under load, starts it again, and expects that all goes on by itself. */
const survives = async (
  product: ReturnType<typeof startProduct>,
  { stop, start }: { stop: () => Promise<unknown>; start: () => Promise<unknown> },
  what: string,
) => {
  // A test that fails leaves nothing running.
  onTestFinished(() => void product.kill('SIGTERM'))
  const load = await loadOn(product)
  onTestFinished(async () => void (await load.stop()))
  const address = await product.address
  const done = (from: number) =>
    load.between(from, performance.now()).filter(({ status }) => status === 201 || status === 401)
  /** That places, reviews and sign-ins are answered again. */
  const isGoingOn = (from: number) => new Set(done(from).map((one) => one.what)).size === 3
  await vi.waitUntil(() => isGoingOn(0), { timeout: 60_000, interval: 10 })

  const from = performance.now()
  await stop()
  await start()
  const to = performance.now()
  await vi.waitUntil(() => isGoingOn(to), SOON)
  const recovered = performance.now() - to
  await vi.waitUntil(async () => (await fetch(`${address}/health/ready`)).status === 200, SOON)
  await load.stop()

  const meanwhile = load.between(from, to)
  const refused = load.between(from, performance.now()).filter(({ status }) => status === 503)
  const slowest = percentile(
    meanwhile.map(({ ms }) => ms),
    1,
  )
  await tellFigures(
    `${what}: ${counted(meanwhile)} in ${((to - from) / 1000).toFixed(1)} s, the slowest after ${(slowest / 1000).toFixed(1)} s; all is answered again after ${(recovered / 1000).toFixed(1)} s`,
  )
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.filter(({ retryAfter }) => retryAfter !== '5')).toEqual([])
  // A connection that broke would be 0.
  const others = load
    .between(0, performance.now())
    .filter(({ status }) => ![200, 201, 401, 503].includes(status))
  expect(others).toEqual([])
  expect(slowest).toBeLessThan(LONGEST_MS)
  expect(
    workersThatDied(product),
    product.lines.filter((line) => !line.startsWith('{"level":"info"')).join('\n'),
  ).toEqual([])
  return load.acknowledged
}

const allAreKept = async (url: string, acknowledged: readonly string[]) => {
  const kept = new Set((await ask<{ id: string }>(url, 'select id from places')).map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
}

const ended = async (product: ReturnType<typeof startProduct>) => {
  product.kill('SIGTERM')
  expect(await product.exited).toEqual({ code: 0, signal: null })
}

test('who asks while the database of one’s own is stopped is told to try again, and all goes on by itself when it is back', {
  tags: ['release'],
  timeout: LONGEST_TEST_MS,
}, async () => {
  const dataDir = await temporaryFolder()
  const options = { dataDir, log: silentLog, orphanGraceSeconds: 5 }
  let database = await startEmbeddedDatabase(options)
  onTestFinished(() => database.stop())
  const { url } = database
  const sockets = new URL(url).searchParams.get('host') ?? ''
  const env = { DATABASE_URL: url, SECRET: 'x'.repeat(40), WORKERS: String(WORKERS) }
  const product = startProduct(await temporaryFolder(), { env })
  const address = await product.address
  const stop = async () => {
    const { uid, gid } = await stat(sockets)
    await database.stop()
    expect((await fetch(`${address}/health/live`)).status).toBe(200)
    expect((await fetch(`${address}/health/ready`)).status).toBe(503)
    // A stop that lasts is what is tested.
    await delay(SECONDS * 1000)
    // The next start takes the folder of the sockets again when it is there: the address stays the same, as an operator's.
    await mkdir(sockets, { mode: 0o700 })
    await chown(sockets, uid, gid)
  }
  const start = async () => {
    database = await startEmbeddedDatabase(options)
    expect(database.url).toBe(url)
  }
  await allAreKept(url, await survives(product, { stop, start }, 'a database of one’s own'))
  await ended(product)
})

test(
  'an embedded database that somebody stops is started again at once, and all goes on by itself',
  async () => {
    const dataDir = await temporaryFolder()
    const product = startProduct(dataDir, { env: { WORKERS: String(WORKERS) } })
    await product.address
    const stop = async () => process.kill(databasePidOf(product), 'SIGINT')
    const start = () => product.line(/The database runs again\./)
    const acknowledged = await survives(product, { stop, start }, 'the embedded one, told to stop')
    await allAreKept((await embeddedDatabaseUrl(dataDir)) ?? '', acknowledged)
    await ended(product)
  },
  LONGEST_TEST_MS,
)
