import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { LiveEvent } from '@andariego/contract/live'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { createAnswerCache } from './cache.ts'
import { cacheTag } from './cache-tag.ts'
import { createEvents, type PlatformEvent } from './events.ts'
import { createLog } from './log.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await testDatabase({ empty: true })
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const instance = async () => {
  const events = createEvents({ url: database.url, log: createLog({ level: 'silent' }) })
  await events.start()
  onTestFinished(() => events.stop())
  const heard: PlatformEvent[] = []
  for (const type of ['changed', 'session-ended', 'resync'] as const)
    events.on(type, (event) => heard.push(event))
  return { ...events, heard }
}
const tell = async (
  events: Awaited<ReturnType<typeof instance>>,
  event: PlatformEvent,
  through: pg.Pool | pg.PoolClient = pool,
) => {
  for (const { sql, parameters } of events.announcing([event])) await through.query(sql, [...parameters])
}
const changed = (...tags: string[]): PlatformEvent => ({ type: 'changed', tags: tags.map(cacheTag) })
const soon = { timeout: 5_000, interval: 5 }

test('the other process hears of a change and drops its cached answers; the emitting one does not hear it twice', async () => {
  const [one, other] = [await instance(), await instance()]
  const cache = createAnswerCache(other)
  const answer = { status: 200, headers: {}, body: Buffer.from('old'), tags: [cacheTag('place:1')] }
  cache.put('/places/1', answer, cache.now())
  await tell(one, changed('place:1'))
  await vi.waitUntil(() => other.heard.length > 0, soon)
  expect(cache.get('/places/1')).toBeUndefined()
  await tell(other, changed('place:2'))
  await vi.waitUntil(() => one.heard.length > 0, soon)
  expect(one.heard).toEqual([changed('place:2')])
  expect(other.heard).toEqual([changed('place:1')])
})

test('events of a rolled back transaction are not sent', async () => {
  const [one, other] = [await instance(), await instance()]
  const client = await pool.connect()
  await client.query('begin')
  await tell(one, changed('never'), client)
  await client.query('rollback')
  client.release()
  await tell(one, changed('after'))
  await vi.waitUntil(() => other.heard.length > 0, soon)
  expect(other.heard).toEqual([changed('after')])
})

test('a lost connection is restored, and listeners hear that messages may have been missed', async () => {
  const [one, other] = [await instance(), await instance()]
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'andariego events' and datname = current_database()",
  )
  await vi.waitUntil(() => one.heard.length > 0 && other.heard.length > 0, soon)
  expect(one.heard).toEqual([{ type: 'resync' }])
  expect(other.heard).toEqual([{ type: 'resync' }])
  await tell(one, changed('again'))
  await vi.waitUntil(() => other.heard.length > 1, soon)
  expect(other.heard.at(-1)).toEqual(changed('again'))
})

test('a change with more tags than one message can hold is sent as a change of anything', async () => {
  const [one, other] = [await instance(), await instance()]
  await tell(one, changed(...Array.from({ length: 1_000 }, (_, number) => `place:${number}`)))
  await vi.waitUntil(() => other.heard.length > 0, soon)
  expect(other.heard).toEqual([{ type: 'resync' }])
})

test('live news that is too large is sent as a sign to load anew, to each of any number of users', async () => {
  const [one, other] = [await instance(), await instance()]
  const told: string[] = []
  other.on('live', ({ userIds, event }) => told.push(...userIds.map((id) => `${id} ${event.type}`)))
  const content = 'x'.repeat(8_000)
  const event = { type: 'message', message: { content } } as unknown as LiveEvent
  for (const count of [1, 99, 100, 101, 350]) {
    told.length = 0
    const userIds = Array.from({ length: count }, () => randomUUID())
    await tell(one, { type: 'live', userIds, event })
    await vi.waitUntil(() => told.length >= count, soon)
    expect(told).toEqual(userIds.map((id) => `${id} resync`))
  }
})

test('while the database is away, it is tried again until it is back', async () => {
  const one = await instance()
  const url = new URL(database.url)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`alter database ${name} with allow_connections false`)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'andariego events' and datname = '${name}'`,
  )
  await delay(1_500)
  expect(one.heard).toEqual([])
  await admin.query(`alter database ${name} with allow_connections true`)
  await admin.end()
  await vi.waitUntil(() => one.heard.length > 0, soon)
  expect(one.heard).toEqual([{ type: 'resync' }])
})

test('a listener that was removed is not called any more', async () => {
  const one = await instance()
  const heard: PlatformEvent[] = []
  const end = one.on('changed', (event) => heard.push(event))
  one.dispatch(changed('first'))
  end()
  one.dispatch(changed('second'))
  expect(heard).toEqual([changed('first')])
})
