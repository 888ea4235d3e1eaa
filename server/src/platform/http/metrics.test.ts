import { runScript } from '@andariego/local-postgres/testing/script'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { metricsPlugin } from './metrics.ts'

let app: FastifyInstance
afterEach(() => app?.close())

const server = async (token: string | null = null, trustProxy: string | false = false) => {
  app = fastify({ trustProxy })
  await app.register(metricsPlugin, { token })
  app.get('/places/:id', async () => 'place')
  app.get('/live', async (_request, reply) => reply.type('text/event-stream').send('data: x\n\n'))
  return app
}
const ask = async (app: FastifyInstance, options: Omit<InjectOptions, 'url'> = {}) =>
  app.inject({ url: '/metrics', ...options })
const elsewhere = { remoteAddress: '192.0.2.1' }

test('response times are measured by method, route pattern and status', async () => {
  const app = await server()
  await app.inject('/places/a-traveller')
  await app.inject('/nothing/here')
  const answer = await ask(app)
  expect(answer.headers['content-type']).toContain('version=0.0.4')
  expect(answer.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/places\/:id",status="200"\} \d+/,
  )
  expect(answer.body).toContain('route="unmatched",status="404"')
  expect(answer.body).not.toContain('a-traveller')
  expect(answer.body).not.toContain('/nothing')
})

test('the process itself is measured', async () => {
  const { body } = await ask(await server())
  expect(body).toContain('process_cpu_seconds_total')
  expect(body).toContain('nodejs_eventloop_lag_seconds')
})

test('a live stream does not count as a slow response', async () => {
  const app = await server()
  await app.inject('/live')
  expect((await ask(app)).body).not.toContain('route="/live"')
})

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
  '%s is this machine',
  async (remoteAddress) => {
    expect((await ask(await server(), { remoteAddress })).statusCode).toBe(200)
  },
)

test('requests from another machine need the token', async () => {
  const app = await server('collector')
  for (const headers of [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: 'collector' },
    { authorization: 'Bearer ' },
  ]) {
    const answer = await ask(app, { ...elsewhere, headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ success: false, code: 'forbidden' })
  }
  const answer = await ask(app, { ...elsewhere, headers: { authorization: 'Bearer collector' } })
  expect(answer.statusCode).toBe(200)
})

test('without a configured token no token is accepted', async () => {
  const app = await server(null)
  for (const authorization of ['Bearer ', 'Bearer null', 'Bearer undefined'])
    expect((await ask(app, { ...elsewhere, headers: { authorization } })).statusCode).toBe(403)
})

test.each([false, '127.0.0.1'] as const)(
  'a proxy on this machine opens nothing (trusted: %s)',
  async (trusted) => {
    const app = await server(null, trusted)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      const answer = await ask(app, { remoteAddress: '127.0.0.1', headers: { [header]: '127.0.0.1' } })
      expect(answer.statusCode).toBe(403)
    }
  },
)

const measured = async () => {
  const parent = runScript(new URL('testing/measured-server.ts', import.meta.url))
  const [, address = ''] = await parent.line(/Ready at (\S+)/)
  onTestFinished(async () => {
    parent.kill('SIGTERM')
    await parent.exited
  })
  // Uses a new connection for each request, so that the workers take turns.
  const get = (path: string) => fetch(`${address}${path}`, { headers: { connection: 'close' } })
  // The port opens with the first worker.
  const answered = new Set<string>()
  await vi.waitUntil(async () => answered.add(await (await get('/process')).text()).size === 2, 20_000)
  return get
}

test('one worker answers for all of them', async () => {
  const get = await measured()
  const served = await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (id) => (await get(`/places/${id}`)).text()),
  )
  expect(new Set(served).size).toBe(2)
  const text = await (await get('/metrics')).text()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/places/:id",status="200"} 4',
  )
  expect(text).toContain('process_cpu_seconds_total')
})

test('while a worker hangs there are no metrics, instead of sums that are too small', async () => {
  const get = await measured()
  const hanging = Number(await (await get('/places/a')).text())
  // The hanging worker gets one of these connections and does not answer it.
  process.kill(hanging, 'SIGSTOP')
  const answers = [get('/metrics'), get('/metrics')]
  const first = await Promise.race(answers)
  expect(first.status).toBe(503)
  expect(await first.json()).toMatchObject({ success: false, code: 'incomplete' })
  process.kill(hanging, 'SIGCONT')
  await Promise.all(answers)
  expect((await get('/metrics')).status).toBe(200)
})
