import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ask, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { balance } from './test/balancer.ts'
import { tellFigures } from './test/figures.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'
import { testDatabase } from './test/test-database.ts'

const WRITERS = 4
const SOON = { timeout: 60_000, interval: 10 }

beforeAll(() => build(), 300_000)

/** Starts two instances on one database, as behind a load balancer. */
const instances = async () => {
  const database = await testDatabase()
  const env = { DATABASE_URL: database.url, SECRET: randomUUID(), WORKERS: '1' }
  const first = startProduct(await temporaryFolder(), { env })
  // Before the other instance starts, because that one might send the mail with the link.
  const token = await signedInAt(first)
  const second = startProduct(await temporaryFolder(), { env })
  onTestFinished(async () => {
    first.kill('SIGKILL')
    second.kill('SIGKILL')
    await Promise.all([first.exited, second.exited])
    await database.drop()
  })
  return { first, second, token, database }
}

/** How many pages of one user listen; the balancer gives half of them to each instance. */
const LISTENERS = 4

/**
 * Listens as an open page does: a stream that ends is opened again, and then the page reads what it shows, because it may have missed
 * events. Returns the ids of the groups that it knows.
 */
const page = (address: string, token: string) => {
  const known = new Set<string>()
  const seen = { opened: 0, live: 0 }
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const listen = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${address}/api/events`, { headers, signal: leaving.signal })
    if (!response.ok || response.body === null) return
    const { data } = await apiOver(address, token)('GET /groups', { query: { limit: 100 } })
    for (const { id } of data) known.add(id)
    seen.opened += 1
    let text = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const frames = (text + chunk).split('\n\n')
      text = frames.pop() ?? ''
      for (const id of frames.flatMap((frame) => /"groupId":"([^"]+)"/.exec(frame)?.[1] ?? [])) {
        known.add(id)
        seen.live += 1
      }
    }
  }
  const listening = async () => {
    while (!leaving.signal.aborted) await listen().catch(() => delay(20))
  }
  void listening()
  return { known, seen }
}

test('when one of two instances behind a balancer is killed, no read fails, no acknowledged place is lost, and no open page misses anything', async () => {
  const { first, second, token, database } = await instances()
  const killed = await first.address
  const balancer = await balance([killed, await second.address])
  const { address } = balancer
  const pages = Array.from({ length: LISTENERS }, () => page(address, token))
  await vi.waitUntil(() => pages.every(({ seen }) => seen.opened === 1), SOON)
  const acknowledged: string[] = []
  const told: string[] = []
  let reads = 0
  let repeated = 0
  const failedReads: unknown[] = []
  let done = false

  /** Sends a write that broke once more with the same key, as the client of the product does. */
  const written = async <T>(send: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
    const headers = { 'Idempotency-Key': randomUUID() }
    for (;;) {
      try {
        return await send(headers)
      } catch {
        repeated += 1
      }
    }
  }
  const write = async (writer: number) => {
    for (let number = 0; !done; number++) {
      const body = {
        name: `Mirador ${writer} ${number}`,
        address: 'Camino del viento',
        latitude: (number % 170) - 85,
        longitude: writer,
      }
      const place = await written((headers) => apiOver(address, token)('POST /places', { body, headers }))
      acknowledged.push(place.id)
    }
  }
  const gather = async () => {
    for (let number = 0; !done; number++) {
      const body = { name: `Rumbo ${number}` }
      const { data } = await written((headers) => apiOver(address, token)('POST /groups', { body, headers }))
      told.push(data.id)
    }
  }
  const read = async () => {
    while (!done) {
      await apiOver(address)('GET /places', { query: { limit: 4 } }).catch((error) => failedReads.push(error))
      reads += 1
      await delay(5)
    }
  }
  const work = Promise.all([
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
    gather(),
    read(),
    read(),
  ])
  const isGoingOn = (writes: number, groups: number) => acknowledged.length > writes && told.length > groups
  await vi.waitUntil(() => isGoingOn(40, 3), SOON)
  const ofKilled = balancer.answered.get(killed) ?? 0
  first.kill('SIGKILL')
  const [writes, groups] = [acknowledged.length, told.length]
  await vi.waitUntil(() => isGoingOn(writes + 40, groups + 3), SOON)
  // Half of the pages were at the instance that was killed.
  await vi.waitUntil(() => pages.filter(({ seen }) => seen.opened > 1).length === LISTENERS / 2, SOON)
  done = true
  await work
  await vi.waitUntil(() => pages.every(({ known }) => told.every((id) => known.has(id))), SOON)
  const live = pages.map(({ seen }) => seen.live)
  const { data } = await apiOver(address, token)('POST /groups', { body: { name: 'Rumbo al final' } })
  await vi.waitUntil(() => pages.every(({ known }) => known.has(data.id)), SOON)
  expect(pages.map(({ seen }, index) => seen.live - (live[index] ?? 0))).toEqual(pages.map(() => 1))

  // Otherwise nothing was tried.
  expect(ofKilled).toBeGreaterThan(40)
  expect([...balancer.living]).toEqual([await second.address])
  const kepts = await ask<{ id: string; name: string }>(database.url, 'select id, name from all_places')
  expect(acknowledged.filter((id) => !kepts.some((place) => place.id === id))).toEqual([])
  // A request that was sent twice with one key was executed once.
  expect(new Set(kepts.map(({ name }) => name)).size).toBe(kepts.length)
  expect(failedReads).toEqual([])
  await tellFigures(
    `${acknowledged.length} places of ${WRITERS} writers, none lost, ${repeated} sent again; ${reads} reads in turn from both, none failed; ${told.length + 1} groups told to ${LISTENERS} open pages, none missed`,
  )
}, 300_000)
