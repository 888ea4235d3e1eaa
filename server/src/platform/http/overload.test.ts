import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { answersWhenOverloaded, overloadPlugin } from './overload.ts'

let app: FastifyInstance
afterEach(() => app.close())

const server = async () => {
  app = fastify()
  let handled = 0
  await app.register(overloadPlugin, { maxDelayMs: 100, sampleMs: 50 })
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
