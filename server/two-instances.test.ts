import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { ask, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
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

/** Collects the places in this user's live events while the stream is open. */
const hear = async (address: string, token: string) => {
  const heard: string[] = []
  const response = await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${token}` } })
  const listening = async () => {
    for await (const chunk of response.body ?? []) heard.push(Buffer.from(chunk).toString())
  }
  listening().catch(() => {})
  return heard
}

test('when one of two instances is killed, reads continue, no acknowledged place is lost, and live events arrive', async () => {
  const { first, second, token, database } = await instances()
  const [killed, kept] = [await first.address, await second.address]
  const heard = await hear(kept, token)
  const acknowledged: string[] = []
  let reads = 0
  const failedReads: unknown[] = []
  let done = false

  /**
   * Acts as a load balancer: skips an instance that does not answer, and sends the same request with the same key to the other.
   */
  const write = async (writer: number) => {
    for (let number = 0; !done; number++) {
      const headers = { 'Idempotency-Key': randomUUID() }
      const body = {
        name: `Mirador ${writer} ${number}`,
        address: 'Camino del viento',
        latitude: (number % 170) - 85,
        longitude: writer,
      }
      const add = (address: string) => apiOver(address, token)('POST /places', { body, headers })
      acknowledged.push((await add(killed).catch(() => add(kept))).id)
    }
  }
  const read = async () => {
    while (!done) {
      await apiOver(kept)('GET /places', { query: { limit: 4 } }).catch((error) => failedReads.push(error))
      reads += 1
      await delay(5)
    }
  }
  const work = Promise.all([...Array.from({ length: WRITERS }, (_, writer) => write(writer)), read(), read()])
  await vi.waitUntil(() => acknowledged.length > 40, SOON)
  first.kill('SIGKILL')
  const before = acknowledged.length
  await vi.waitUntil(() => acknowledged.length > before + 40, SOON)
  done = true
  await work

  const kepts = await ask<{ id: string; name: string }>(database.url, 'select id, name from all_places')
  expect(acknowledged.filter((id) => !kepts.some((place) => place.id === id))).toEqual([])
  // A request that was sent twice with one key was executed once.
  expect(new Set(kepts.map(({ name }) => name)).size).toBe(kepts.length)
  expect(failedReads).toEqual([])
  await tellFigures(
    `${acknowledged.length} places of ${WRITERS} writers, none lost; ${reads} reads, none failed`,
  )
  const told = heard.length
  await apiOver(kept, token)('POST /groups', { body: { name: 'Los que siguen' } })
  await vi.waitUntil(() => heard.slice(told).some((text) => text.includes('"group"')), SOON)
}, 300_000)
