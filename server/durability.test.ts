import { ask, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, expect, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { embeddedDatabaseUrl } from './src/platform/database/embedded.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'

/** `npm run test:faults` sets a higher number. */
const rounds = Number(process.env.KILLS ?? 4)
const writers = 8
const placesBetweenKills = 20

beforeAll(() => build(), 300_000)

test('no acknowledged place is lost when the server is killed again and again', async () => {
  const dataDir = await temporaryFolder()
  // One worker: the result does not depend on their number, and each costs a second per start.
  const start = () => startProduct(dataDir, { env: { WORKERS: '1' } })
  let product = start()
  const token = await signedInAt(product)
  let address = product.address
  const acknowledged: string[] = []
  const failures = new Set<string>()
  let next = 0
  let writing = true

  const write = async () => {
    while (writing) {
      const number = next++
      try {
        const { id } = await apiOver(await address, token)('POST /places', {
          body: {
            name: `Mirador ${number}`,
            address: 'Camino del viento',
            latitude: (number % 170) - 85,
            longitude: (Math.floor(number / 170) % 350) - 175,
          },
        })
        acknowledged.push(id)
      } catch (error) {
        failures.add(error instanceof Error ? error.message : String(error))
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
  }
  const work = Array.from({ length: writers }, write)
  const enough = () => {
    const target = acknowledged.length + placesBetweenKills
    return vi.waitUntil(() => acknowledged.length >= target, { timeout: 60_000, interval: 5 })
  }

  for (let round = 0; round < rounds; round++) {
    await enough()
    product.kill('SIGKILL')
    // Requests that come meanwhile wait for the next start, as behind a proxy.
    address = product.exited.then(() => {
      product = start()
      return product.address
    })
    await address
  }
  await enough()
  writing = false
  await Promise.all(work)

  // Only the requests that were running when the connection broke.
  expect([...failures].filter((message) => message !== 'fetch failed')).toEqual([])
  const url = (await embeddedDatabaseUrl(dataDir)) ?? ''
  const kept = new Set((await ask<{ id: string }>(url, 'select id from places')).map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(rounds * placesBetweenKills)
  product.kill('SIGTERM')
  expect(await product.exited).toEqual({ code: 0, signal: null })
}, 300_000)
