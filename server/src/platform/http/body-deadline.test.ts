import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BODY_MS, bodyDeadlinePlugin } from './body-deadline.ts'
import { Failure } from './errors.ts'

const app = Fastify()
/** A hook that waits until the test has seen the deadline pass. */
const hook = Promise.withResolvers<void>()
app.register(bodyDeadlinePlugin)
app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
app.addHook('onRequest', async (request) => {
  if (request.url === '/refused')
    throw Object.assign(new Failure(401, 'unauthenticated', 'No.'), { statusCode: 401 })
  if (request.url === '/waiting') await hook.promise
})
// As the product's routes are: known only after the plugin's hooks.
app.register(async (routes) => {
  for (const url of ['/refused', '/waiting', '/read']) routes.post(url, async () => ({ success: true }))
  routes.get('/shown', async () => ({ success: true }))
  routes.post('/files', { config: { receivesFiles: true } }, async () => ({ success: true }))
})

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(async () => {
  hook.resolve()
  await app.close()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sends the beginning of a body and nothing more. */
const drip = async (url: string, { method = 'POST', type = 'application/json' } = {}) => {
  const { port } = app.server.address() as AddressInfo
  const arrived = once(app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  socket.write(
    [
      `${method} ${url} HTTP/1.1`,
      'host: 127.0.0.1',
      `content-type: ${type}`,
      'content-length: 100',
      '',
      '{',
    ].join('\r\n'),
  )
  await arrived
  return socket
}

test('a body that arrives too slowly is refused, and its connection closed', async () => {
  const socket = await drip('/read')
  const answer = text(socket)
  await vi.advanceTimersByTimeAsync(BODY_MS)
  expect(await answer).toMatch(/^HTTP\/1.1 408 /)
})

test('so is that of a request that was refused before, and nobody hears of an error', async () => {
  const socket = await drip('/refused')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 401 /)
  const closed = once(socket, 'close')
  await vi.advanceTimersByTimeAsync(BODY_MS)
  await closed
})

test('an injected request, which has no connection, is refused without harm', async () => {
  const options = {
    method: 'POST',
    url: '/refused',
    headers: { 'content-type': 'application/json' },
  } as const
  expect((await app.inject({ ...options, payload: '{}' })).statusCode).toBe(401)
  await vi.advanceTimersByTimeAsync(BODY_MS)
})

test('and that of a request whose body nobody reads yet', async () => {
  const socket = await drip('/waiting')
  const closed = once(socket, 'close')
  await vi.advanceTimersByTimeAsync(BODY_MS)
  await closed
})

test.each([
  ['an unknown address', '/nothing', {}],
  ['an unknown address, as a form with files', '/nothing', { type: 'multipart/form-data; boundary=x' }],
  ['a GET', '/shown', { method: 'GET' }],
])('and that of %s', async (_what, url, how) => {
  const socket = await drip(url, how)
  socket.resume()
  const closed = once(socket, 'close')
  await vi.advanceTimersByTimeAsync(BODY_MS)
  await closed
})

test('and that of files which their route does not want', async () => {
  const socket = await drip('/files', { type: 'multipart/form-data; boundary=x' })
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
  const closed = once(socket, 'close')
  await vi.advanceTimersByTimeAsync(BODY_MS)
  await closed
})
