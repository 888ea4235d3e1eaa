import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { answersWhenOverloaded, overloadPlugin } from './overload.ts'

const SAMPLE_MS = 50

let app: FastifyInstance
afterEach(() => app.close())

const server = async (maxDelayMs = 100) => {
  app = fastify()
  let handled = 0
  await app.register(overloadPlugin, { maxDelayMs, sampleMs: SAMPLE_MS })
  app.get('/work', async () => ({ handled: ++handled }))
  app.get('/alive', { config: answersWhenOverloaded }, async () => 'yes')
  await app.ready()
  return { app, handled: () => handled }
}

/** Blocks the event loop, as a runaway computation would. */
const block = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Resolves after the timers that are due. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 1))

test('a server that keeps up answers', async () => {
  const { app } = await server()
  expect((await app.inject('/work')).statusCode).toBe(200)
})

test('an overloaded server refuses a request, in the shape of every error, and recovers', async () => {
  const { app, handled } = await server()
  const busy = await vi.waitFor(
    async () => {
      block(400)
      const answer = await app.inject('/work')
      expect(answer.statusCode).toBe(503)
      return answer
    },
    { timeout: 10_000, interval: 1 },
  )
  expect(busy.headers['retry-after']).toBe('5')
  expect(busy.json()).toEqual({
    success: false,
    message: 'El servidor está ocupado. Intenta de nuevo en unos segundos.',
    code: 'overloaded',
  })
  const before = handled()
  expect((await app.inject('/alive')).statusCode).toBe(200)
  expect(handled()).toBe(before)
  await vi.waitFor(async () => expect((await app.inject('/work')).statusCode).toBe(200), { timeout: 5000 })
})

test('a single pause of the process is no overload', async () => {
  // On a busy machine the pauses grow beyond a small limit; only samples without a measurement are meant here.
  const { app } = await server(10_000)
  const statuses: number[] = []
  for (let pause = 0; pause < 10; pause++) {
    // A pause just after a sample leaves the next one without any measurement.
    await new Promise((resolve) => setTimeout(resolve, 3 * SAMPLE_MS + pause * 5))
    block(2 * SAMPLE_MS)
    await nextTurn()
    statuses.push((await app.inject('/work')).statusCode)
  }
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
})

test('a single pause that is longer than the limit is no overload', async () => {
  const { app } = await server(500)
  const statuses: number[] = []
  for (let pause = 0; pause < 6; pause++) {
    await new Promise((resolve) => setTimeout(resolve, 4 * SAMPLE_MS + pause * 9))
    block(700)
    // The sample in which the pause ended tells of it.
    for (let turn = 0; turn < 4; turn++) {
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS / 3))
      statuses.push((await app.inject('/work')).statusCode)
    }
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a process whose every turn takes longer than a sample is overloaded', async () => {
  const { app } = await server()
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn++) {
    block(1.5 * SAMPLE_MS)
    await nextTurn()
    statuses.push((await app.inject('/work')).statusCode)
  }
  expect(statuses).toContain(503)
})
