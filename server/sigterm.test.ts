import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { ask, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { build } from '../tools/build.ts'
import { tellFigures } from './test/figures.ts'
import { again, clientAt, placeBody, reviewBody } from './test/load.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'
import { testDatabase } from './test/test-database.ts'

// Starting the whole product is slow, so only `npm run test:faults` runs this.
const IS_LONG = process.env.KILLS !== undefined

beforeAll(async () => {
  if (IS_LONG) await build()
}, 300_000)

test.runIf(IS_LONG)(
  'told to stop under load and in the midst of an upload, it ends what it began and loses nothing',
  async () => {
    const database = await testDatabase()
    onTestFinished(() => database.drop())
    const env = { DATABASE_URL: database.url, SECRET: 'x'.repeat(40), WORKERS: '2' }
    const product = startProduct(await temporaryFolder(), { env })
    const address = await product.address
    const token = await signedInAt(product)
    const { id } = await apiOver(address, token)('POST /places', { body: placeBody() })

    const statuses = new Map<number, number>()
    let isStopping = false
    let broken = 0
    const client = clientAt(address, '127.0.0.1', 8)
    const added: number[] = []
    const count = (status: number) => {
      // Once the server has been told to stop, new connections are refused.
      if (status === 0 && !isStopping) broken += 1
      if (status !== 0) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    const reading = again(4, async () => count(await client.call({ path: '/api/places?limit=4' })), 2)
    const writing = again(3, async () => {
      const status = await client.call({ path: '/api/places', method: 'POST', token, json: placeBody() })
      if (status === 201) added.push(status)
      count(status)
    })

    const { body, type } = await reviewBody()
    const uploading = Promise.withResolvers<number>()
    const upload = request(`${address}/api/places/${id}/reviews`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': body.length, authorization: `Bearer ${token}` },
    })
    upload.on('response', (response) => {
      response.resume()
      uploading.resolve(response.statusCode ?? 0)
    })
    upload.on('error', () => uploading.resolve(0))
    upload.write(body.subarray(0, 100))
    await delay(1_000)

    isStopping = true
    const told = performance.now()
    product.kill('SIGTERM')
    await delay(300)
    upload.end(body.subarray(100))
    const uploaded = await uploading.promise
    expect(await product.exited).toEqual({ code: 0, signal: null })
    const seconds = (performance.now() - told) / 1000
    await Promise.all([reading(), writing()])
    client.close()

    const places = await ask<{ id: string }>(database.url, 'select id from all_places')
    const reviews = await ask<{ id: string }>(database.url, 'select id from all_reviews')
    const figures = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
    await tellFigures(`${figures}; the upload ${uploaded}; ended after ${seconds.toFixed(1)} s`)
    expect(broken).toBe(0)
    // 503 says that the server is stopping.
    expect([...statuses.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([])
    expect(places.length).toBeGreaterThanOrEqual(added.length + 1)
    expect(places.length).toBeLessThanOrEqual(added.length + 1 + 3)
    expect([0, 201, 503]).toContain(uploaded)
    expect(reviews.length).toBe(uploaded === 201 ? 1 : 0)
    expect(seconds).toBeLessThan(36)
  },
  120_000,
)
