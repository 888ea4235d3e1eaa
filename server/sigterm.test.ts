import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { ask, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { tellFigures } from './test/figures.ts'
import { again, clientAt, placeBody, reviewBody } from './test/load.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'
import { testDatabase } from './test/test-database.ts'

// Starting the whole product is slow, so only `npm run test:faults` runs this.
const IS_LONG = process.env.KILLS !== undefined

const SOON = { timeout: 60_000, interval: 10 }

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
    /** What was sent before the signal and never answered, and what was sent after it and was cut. */
    const dropped: string[] = []
    const cut: string[] = []
    let refused = 0
    let added = 0
    let told = Number.POSITIVE_INFINITY
    const client = clientAt(address, '127.0.0.1', 8)
    const call = async (what: Parameters<typeof client.call>[0]) => {
      const at = performance.now()
      let why = ''
      const status = await client.call({ ...what, onBroken: (error) => (why = error.code ?? error.message) })
      if (status !== 0) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      else if (at < told) dropped.push(`${what.method ?? 'GET'} ${why}`)
      // The port is closed.
      else if (why === 'ECONNREFUSED') refused += 1
      else cut.push(`${what.method ?? 'GET'} ${why}`)
      return status
    }
    const reading = again(4, () => call({ path: '/api/places?limit=4' }), 2)
    const writing = again(3, async () => {
      if ((await call({ path: '/api/places', method: 'POST', token, json: placeBody() })) === 201) added += 1
    })

    const { body, type } = await reviewBody()
    const uploaded = Promise.withResolvers<number>()
    const upload = request(`${address}/api/places/${id}/reviews`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'content-length': body.length,
        authorization: `Bearer ${token}`,
        // The server says when it has the request.
        expect: '100-continue',
      },
    })
    upload.on('response', (response) => {
      response.resume()
      uploaded.resolve(response.statusCode ?? 0)
    })
    upload.on('error', () => uploaded.resolve(0))
    upload.flushHeaders()
    await once(upload, 'continue')
    upload.write(body.subarray(0, 100))
    await vi.waitUntil(() => added >= 20, SOON)
    /** A connection that waits for nothing: the server closes it last before it waits for what is under way. */
    const idle = connect(Number(new URL(address).port), '127.0.0.1')
    idle.on('error', () => {})
    idle.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(idle, 'data')

    told = performance.now()
    product.kill('SIGTERM')
    await vi.waitUntil(() => idle.closed, SOON)
    await vi.waitUntil(() => refused > 0, SOON)
    upload.end(body.subarray(100))
    const uploadStatus = await uploaded.promise
    expect(await product.exited).toEqual({ code: 0, signal: null })
    const seconds = (performance.now() - told) / 1000
    await Promise.all([reading(), writing()])
    client.close()

    const places = await ask<{ id: string }>(database.url, 'select id from all_places')
    const reviews = await ask<{ id: string }>(database.url, 'select id from all_reviews')
    const figures = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
    await tellFigures(
      `${figures}, ${dropped.length + cut.length} cut; the upload ${uploadStatus}; ended after ${seconds.toFixed(1)} s`,
    )
    expect(dropped).toEqual([])
    // Each answer says that its connection ends, so that nobody sends into one that is being closed.
    expect(cut).toEqual([])
    expect([...statuses.keys()].filter((status) => ![200, 201].includes(status))).toEqual([])
    expect(uploadStatus).toBe(201)
    expect(places).toHaveLength(added + 1)
    expect(reviews).toHaveLength(1)
    expect(seconds).toBeLessThan(36)
  },
  120_000,
)
