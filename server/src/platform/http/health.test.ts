import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { type HealthOptions, healthPlugin } from './health.ts'

let app: FastifyInstance
afterEach(() => app.close())

const server = async (checks: HealthOptions['checks'], onRequest = async () => {}, timeLimitMs = 50) => {
  app = fastify()
  app.addHook('onRequest', onRequest)
  await app.register(healthPlugin, { checks, dispensable: ['storage'], timeLimitMs })
  return app
}
const fine = async () => {}
const broken = async () => {
  throw new Error('password of postgres://me:secret@db is wrong')
}
const hanging = () => new Promise(() => {})

test('a running process is live, whatever else fails', async () => {
  const answer = await (await server({ database: broken })).inject('/health/live')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'live' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a process is ready when everything it needs works', async () => {
  const answer = await (await server({ database: fine, storage: fine })).inject('/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ready' })
})

test('a process that is not ready names the failing checks and nothing more', async () => {
  const app = await server({ database: broken, storage: fine, migrations: hanging })
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toEqual({ status: 'unavailable', failing: ['database', 'migrations'] })
})

test('a process without its storage is degraded, but ready', async () => {
  const app = await server({ database: fine, storage: hanging })
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'degraded', failing: ['storage'] })
})

test('a process without its database is not ready, whatever its storage', async () => {
  const app = await server({ database: broken, storage: broken })
  const answer = await app.inject('/health/ready')
  expect(answer.statusCode).toBe(503)
})

test('a check that takes too long is aborted', async () => {
  let stopped = false
  const app = await server({
    database: (signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          stopped = true
          resolve(null)
        }),
      ),
  })
  await app.inject('/health/ready')
  expect(stopped).toBe(true)
})

test('many simultaneous requests cost one check', async () => {
  let checked = 0
  let asked = 0
  const everyoneAsked = Promise.withResolvers<void>()
  const check = async () => {
    checked++
    await everyoneAsked.promise
  }
  // The hook runs a little before the request is counted: release the check when the event loop has no more turns queued.
  const arrival = async () => {
    if (++asked === 50) setImmediate(everyoneAsked.resolve)
  }
  const app = await server({ database: check }, arrival, 10_000)
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/health/ready')))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(checked).toBe(1)
})

test('the product stays with the load balancer while only the storage of files is away', async () => {
  const product = await testApp()
  try {
    product.services.storage.check = broken
    const degraded = await product.app.inject('/health/ready')
    expect([degraded.statusCode, degraded.json()]).toEqual([
      200,
      { status: 'degraded', failing: ['storage'] },
    ])
    await product.services.database.destroy()
    expect((await product.app.inject('/health/ready')).statusCode).toBe(503)
  } finally {
    await product.close()
  }
})
