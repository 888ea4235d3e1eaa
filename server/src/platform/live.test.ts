import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { LiveEvent } from '@andariego/contract/live'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { createEvents, type PlatformEvent } from './events.ts'
import { errorHandler } from './http/errors.ts'
import type { Caller } from './http/session.ts'
import { createLiveStreams } from './live.ts'
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

const soon = { timeout: 5_000, interval: 5 }
const someone = (): Caller => ({
  id: randomUUID(),
  email: 'viajera@example.com',
  role: 'member',
  sessionId: randomUUID(),
  expiresAt: Date.now() + 900_000,
})

/** Starts one server process: its own event connection, streams and port. */
const instance = async (options?: { heartbeatMs?: number }) => {
  const events = createEvents({ url: database.url, log: createLog({ level: 'silent' }) })
  await events.start()
  const live = createLiveStreams(events, options)
  const app = Fastify()
  app.setErrorHandler(errorHandler)
  app.addHook('preClose', async () => live.close())
  app.get('/', async (request, reply) => live.open(JSON.parse(String(request.headers['x-caller'])), reply))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    await events.stop()
  })
  const ask = (caller: Caller) => fetch(url, { headers: { 'x-caller': JSON.stringify(caller) } })
  return {
    live,
    events,
    url,
    ask,
    emit: async (event: PlatformEvent) => {
      for (const { sql, parameters } of events.announcing([event])) await pool.query(sql, [...parameters])
      events.dispatch(event)
    },
    /** Opens a stream and collects its events. */
    hears: async (caller: Caller) => {
      const response = await ask(caller)
      const heard: LiveEvent[] = []
      const stream = { response, heard, beats: 0, ended: false }
      const read = async () => {
        for await (const chunk of response.body ?? []) {
          for (const frame of Buffer.from(chunk).toString().split('\n\n')) {
            if (frame === ':') stream.beats += 1
            else if (frame !== '') heard.push(JSON.parse(frame.replace('data: ', '')))
          }
        }
        stream.ended = true
      }
      void read().catch(() => {})
      return stream
    },
  }
}
const group = (groupId: string): LiveEvent => ({ type: 'group', groupId })
const told = (userIds: string[], event: LiveEvent): PlatformEvent => ({ type: 'live', userIds, event })

test('an event reaches every page of its users in every process, once and in order, and nobody else', async () => {
  const [one, other] = [await instance(), await instance()]
  const [ana, bruno] = [someone(), someone()]
  const pages = await Promise.all([one.hears(ana), one.hears(ana), other.hears(ana)])
  const brunos = await other.hears(bruno)
  await one.emit(told([ana.id], group('1')))
  await other.emit(told([ana.id], group('2')))
  await one.emit(told([ana.id, bruno.id], group('3')))
  await vi.waitUntil(
    () => [...pages, brunos].every(({ heard }) => heard.some((e) => e.type === 'group' && e.groupId === '3')),
    soon,
  )
  for (const { heard } of pages) {
    expect(heard).toHaveLength(3)
    expect(new Set(heard.map((event) => event.type === 'group' && event.groupId))).toEqual(
      new Set(['1', '2', '3']),
    )
  }
  expect(brunos.heard).toEqual([group('3')])
})

test('a stream is neither cached nor buffered on its way', async () => {
  const { response } = await (await instance()).hears(someone())
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('content-encoding')).toBe(null)
  expect(response.headers.get('x-accel-buffering')).toBe('no')
})

test('a quiet stream sends heartbeats', async () => {
  const stream = await (await instance({ heartbeatMs: 20 })).hears(someone())
  await vi.waitUntil(() => stream.beats > 2, soon)
})

test('an event too large for a notification reaches the other process as a `resync`', async () => {
  const [one, other] = [await instance(), await instance()]
  const ana = someone()
  const [near, far] = [await one.hears(ana), await other.hears(ana)]
  const large = group('x'.repeat(9_000))
  await one.emit(told([ana.id], large))
  await vi.waitUntil(() => near.heard.length + far.heard.length === 2, soon)
  expect(near.heard).toEqual([large])
  expect(far.heard).toEqual([{ type: 'resync' }])
})

test('an event for more users than one notification can name reaches all of them', async () => {
  const [one, other] = [await instance(), await instance()]
  const many = Array.from({ length: 450 }, someone)
  const streams = await Promise.all(many.filter((_, index) => index % 149 === 0).map(other.hears))
  await one.emit(
    told(
      many.map(({ id }) => id),
      group('1'),
    ),
  )
  await vi.waitUntil(() => streams.every(({ heard }) => heard.length > 0), soon)
  for (const { heard } of streams) expect(heard).toEqual([group('1')])
})

test('pages that were connected while the event connection was lost receive a `resync`', async () => {
  const one = await instance()
  const stream = await one.hears(someone())
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'andariego events' and datname = current_database()",
  )
  await vi.waitUntil(() => stream.heard.length > 0, soon)
  expect(stream.heard).toEqual([{ type: 'resync' }])
})

test('a stream ends with its session, in whatever process that ended, and none opens for the session any more', async () => {
  const [one, other] = [await instance(), await instance()]
  const [ana, tablet] = [someone(), someone()]
  const [hers, another] = [await one.hears(ana), await one.hears({ ...tablet, id: ana.id })]
  await other.emit({ type: 'session-ended', sessionIds: [ana.sessionId] })
  await vi.waitUntil(() => hers.ended, soon)
  expect(another.ended).toBe(false)
  expect((await one.ask(ana)).status).toBe(401)
})

test('a stream ends when its access token expires', async () => {
  const stream = await (await instance()).hears({ ...someone(), expiresAt: Date.now() + 50 })
  await vi.waitUntil(() => stream.ended, soon)
})

test('a user has at most 20 streams in a process, and may open another when one has ended', async () => {
  const one = await instance()
  const ana = someone()
  const streams = await Promise.all(Array.from({ length: 20 }, () => one.hears(ana)))
  const refused = await one.ask(ana)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await one.ask(someone())).status).toBe(200)
  await one.emit({ type: 'session-ended', sessionIds: [ana.sessionId] })
  await vi.waitUntil(() => streams.every(({ ended }) => ended), soon)
  expect((await one.ask({ ...ana, sessionId: randomUUID() })).status).toBe(200)
})

test('a client that does not read is disconnected, and others go on', async () => {
  const one = await instance()
  const ana = someone()
  const { hostname, port } = new URL(one.url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\nx-caller: ${JSON.stringify(ana)}\r\n\r\n`)
  const [head] = await once(socket, 'data')
  expect(String(head)).toContain('200 OK')
  socket.pause()
  const other = await one.hears(someone())
  for (let count = 0; count < 2_000; count++) one.events.dispatch(told([ana.id], group('x'.repeat(10_000))))
  socket.resume()
  // It received only what had been sent before.
  expect((await text(socket).catch(() => '')).length).toBeLessThan(10_000_000)
  expect(other.ended).toBe(false)
})

test('a server that stops ends its streams, also those opened afterwards', async () => {
  const one = await instance()
  const stream = await one.hears(someone())
  one.live.close()
  await vi.waitUntil(() => stream.ended, soon)
  const late = await one.hears(someone())
  await vi.waitUntil(() => late.ended, soon)
})
