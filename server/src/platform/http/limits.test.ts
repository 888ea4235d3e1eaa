import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../test/test-database.ts'
import { buckets, createLimits, LimitExceeded, type Limits } from './limits.ts'
import type { CountSharing } from './shared-counts.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let pool: pg.Pool
beforeAll(async () => {
  database = await testDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 4 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const limits = (sharing: CountSharing | null = null) => createLimits({ pool, enabled: true, sharing })
const outcomes = async (calls: Promise<void>[]) => {
  const settled = await Promise.allSettled(calls)
  const refused = settled.flatMap((call) => (call.status === 'rejected' ? [call.reason] : []))
  for (const reason of refused) expect(reason).toBeInstanceOf(LimitExceeded)
  return { passed: settled.length - refused.length, refused: refused as LimitExceeded[] }
}
const times = (count: number, call: () => Promise<void>) => outcomes(Array.from({ length: count }, call))

test('the limits are those that users are told', () => {
  const rules = Object.entries(buckets).map(([name, { points, seconds, per }]) => [
    name,
    points,
    seconds,
    per,
  ])
  expect(rules).toEqual([
    ['read', 1500, 300, 'address'],
    ['poll', 1500, 300, 'user'],
    ['render', 200, 60, 'address'],
    ['search', 600, 300, 'address'],
    ['tiles', 6000, 300, 'address'],
    ['login', 25, 300, 'address'],
    ['register', 5, 1800, 'address'],
    ['mail', 5, 1800, 'address'],
    ['place', 30, 3600, 'user'],
    ['review', 30, 3600, 'user'],
    ['upload', 100, 3600, 'user'],
    ['part', 1000, 300, 'user'],
    ['message', 60, 60, 'user'],
    ['chat', 30, 3600, 'user'],
    ['question', 60, 300, 'address'],
    ['invitation', 200, 86_400, 'user'],
    ['export', 10, 3600, 'user'],
    ['write', 300, 300, 'user'],
  ])
})

test.each(['login', 'read'] as const)(
  'of twice as many %s calls at once exactly the limit passes',
  async (name) => {
    const { points, seconds } = buckets[name]
    const limit = limits()
    const { passed, refused } = await times(points * 2, () => limit.consume(name, { address: '192.0.2.1' }))
    expect(passed).toBe(points)
    for (const { retryAfterSeconds } of refused) {
      expect(retryAfterSeconds).toBeGreaterThan(seconds - 30)
      expect(retryAfterSeconds).toBeLessThanOrEqual(seconds)
    }
  },
)

test('sensitive limits are counted exactly, over several processes and restarts', async () => {
  const [one, two] = [limits(), limits()]
  const both = await outcomes(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? one : two).consume('register', { address: '192.0.2.2' })),
  )
  expect(both.passed).toBe(5)
  await expect(limits().consume('register', { address: '192.0.2.2' })).rejects.toThrow(LimitExceeded)
  await limits().consume('login', { address: '192.0.2.2' })
  await limits().consume('register', { address: '192.0.2.3' })
})

/** Processes that share their counts, and how often each has sent them. */
const connected = (count: number) => {
  const hearing: Parameters<CountSharing['hear']>[0][] = []
  const told: number[] = []
  const processes = Array.from({ length: count }, (_, own) =>
    limits({
      tell: (counts) => {
        told.push(own)
        for (const [other, take] of hearing.entries()) if (other !== own) take(counts)
      },
      hear: (take) => hearing.push(take),
    }),
  )
  return { processes, told }
}

test('the processes of an instance count a caller together', async () => {
  const { processes, told } = connected(2)
  const [one, two] = processes as [Limits, Limits]
  const { points } = buckets.read
  const address = '192.0.2.9'
  expect((await times(points, () => one.consume('read', { address }))).passed).toBe(points)
  await expect.poll(() => told).toEqual([0])
  expect((await times(10, () => two.consume('read', { address }))).passed).toBe(0)
  await two.consume('read', { address: '192.0.2.10' })
})

test('one customer is one caller, whichever of their addresses they use', async () => {
  const limit = limits()
  const from = (address: string) => limit.consume('register', { address })
  const ofOne64 = Array.from({ length: 10 }, (_, n) => from(`2001:db8:1:2::${n}`))
  expect((await outcomes(ofOne64)).passed).toBe(5)
  await from('2001:db8:1:3::1')
  const dressed = Array.from({ length: 10 }, (_, n) => from(n % 2 ? '198.51.100.1' : '::ffff:198.51.100.1'))
  expect((await outcomes(dressed)).passed).toBe(5)
})

test('signed-in callers are counted by account, apart from others at their address', async () => {
  const limit = limits()
  const ana = Array.from({ length: 40 }, (_, n) =>
    limit.consume('place', { address: `10.0.0.${n}`, userId: 'ana' }),
  )
  expect((await outcomes(ana)).passed).toBe(30)
  await limit.consume('place', { address: '10.0.0.1', userId: 'luis' })
  await limit.consume('place', { address: '10.0.0.1' })
})

test('one request may count as several', async () => {
  const limit = limits()
  const uploads = Array.from({ length: 12 }, () =>
    limit.consume('upload', { address: 'x', userId: 'eva' }, 10),
  )
  expect((await outcomes(uploads)).passed).toBe(10)
})

test('a mailbox gets ten letters an hour, however it is spelled', async () => {
  const written = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      limits().mayWriteTo(n % 2 ? `Ida+${n}@example.com` : 'ida@example.com'),
    ),
  )
  expect(written.filter(Boolean)).toHaveLength(10)
  expect(await limits().mayWriteTo('otra@example.com')).toBe(true)
})

const guess = async ({ loginFailures }: Limits, email: string) => loginFailures.record(email)

test('ten wrong passwords block an e-mail for the rest of the window, in every process and any spelling', async () => {
  const limit = limits()
  expect(await limit.loginFailures.isBlocked('ana@example.com')).toBeNull()
  const { passed } = await times(30, () => guess(limit, 'ana@example.com'))
  expect(passed).toBe(10)
  const blocked = await limits().loginFailures.isBlocked(' Ana@Example.com ')
  expect(blocked?.retryAfterSeconds).toBeLessThanOrEqual(15 * 60)
  expect(blocked?.retryAfterSeconds).toBeGreaterThan(14 * 60)
  expect(await limit.loginFailures.isBlocked('luis@example.com')).toBeNull()
})

test('a device that the account knows has its own count', async () => {
  const { loginFailures } = limits()
  await times(20, () => loginFailures.record('sol@example.com'))
  const [known, other] = [randomUUID(), randomUUID()]
  expect((await times(20, () => loginFailures.record('sol@example.com', known))).passed).toBe(10)
  await loginFailures.clear('sol@example.com', known)
  expect((await times(20, () => loginFailures.record('sol@example.com', known))).passed).toBe(10)
  expect((await times(1, () => loginFailures.record('sol@example.com', other))).passed).toBe(1)
  expect(await loginFailures.isBlocked('sol@example.com')).toBeInstanceOf(LimitExceeded)
})

test('the right password resets the count', async () => {
  const limit = limits()
  await times(9, () => guess(limit, 'eva@example.com'))
  await limits().loginFailures.clear('EVA@example.com')
  expect((await times(10, () => guess(limit, 'eva@example.com'))).passed).toBe(10)
})

test('no e-mail typed at the login is stored in the database', async () => {
  await limits().loginFailures.record('secret-person@example.com')
  const { rows } = await pool.query(`select key from request_limits where key like '%secret-person%'`)
  expect(rows).toEqual([])
})

test('an expired count starts again', async () => {
  const limit = limits()
  await times(10, () => guess(limit, 'leo@example.com'))
  await pool.query(`update request_limits set expire = extract(epoch from now()) * 1000 - 1`)
  expect(await limit.loginFailures.isBlocked('leo@example.com')).toBeNull()
  await guess(limit, 'leo@example.com')
})

test('whoever is refused is told whole seconds, after which the next try passes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const limit = limits()
  const told = () =>
    limit.loginFailures.record('ema@example.com').then(
      () => 'passed',
      ({ retryAfterSeconds }: LimitExceeded) => retryAfterSeconds,
    )
  await times(10, () => guess(limit, 'ema@example.com'))
  vi.setSystemTime(Date.now() + 15 * 60_000 - 1001)
  expect([await told(), (await limit.loginFailures.isBlocked('ema@example.com'))?.retryAfterSeconds]).toEqual(
    [2, 2],
  )
  vi.setSystemTime(Date.now() + 1000)
  expect([await told(), (await limit.loginFailures.isBlocked('ema@example.com'))?.retryAfterSeconds]).toEqual(
    [1, 1],
  )
  vi.setSystemTime(Date.now() + 1000)
  expect(await told()).toBe('passed')
})

test('without the database each process still counts', async () => {
  const gone = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/none', connectionTimeoutMillis: 500 })
  const limit = createLimits({ pool: gone, enabled: true, sharing: null })
  expect((await times(50, () => limit.consume('login', { address: '192.0.2.9' }))).passed).toBe(25)
  expect((await times(20, () => guess(limit, 'ana@example.com'))).passed).toBe(10)
  expect(await limit.loginFailures.isBlocked('ana@example.com')).toBeInstanceOf(LimitExceeded)
  await gone.end()
})

test('when limits are disabled, nothing is counted', async () => {
  const limit = createLimits({ pool, enabled: false, sharing: null })
  expect((await times(100, () => limit.consume('register', { address: '192.0.2.50' }))).passed).toBe(100)
})
