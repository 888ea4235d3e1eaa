import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { fairShares } from './fair-shares.ts'

const PIECE = Buffer.alloc(64 * 1024, 'x')
const pieces = (count: number) => Array.from({ length: count }, () => PIECE)
/** What has to wait waits for minutes, so that no test sees the end of it. */
const SHARES = { perSecond: 0.01, atOnce: 4, patienceMs: 150_000 }

const serverWith = async ({ enabled = true, trustProxy = null as string | null } = {}) => {
  const app = Fastify({ trustProxy: trustProxy ?? false })
  const shares = fairShares(app, { enabled, trustProxy, usual: { 'x-usual': 'yes' }, shares: SHARES })
  const folder = await mkdtemp(join(tmpdir(), 'andariego-test-'))
  await writeFile(join(folder, 'archive.bin'), Buffer.concat([Buffer.from('0123456789'), ...pieces(40)]))
  await app.register(fastifyStatic, { root: folder })
  const sent: Readable[] = []
  app.get('/one', async () => 'one')
  app.get('/large', (_request, reply) => {
    const source = Readable.from(pieces(40))
    sent.push(source)
    return reply.send(source)
  })
  app.get('/live', (_request, reply) => reply.type('text/event-stream').send(Readable.from(pieces(40))))
  app.get('/bytes', async () => Buffer.concat(pieces(4)))
  app.get('/refused', async (_request, reply) => reply.status(403).send('no'))
  await app.ready()
  shares.pace(app.server)
  app.server.listen(0, '127.0.0.1')
  await once(app.server, 'listening')
  const bound = app.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('not listening')
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
    await rm(folder, { recursive: true })
  })

  /** Asks from an address of this machine, each time over a new connection. */
  const ask = (path: string, localAddress: string, headers: Record<string, string> = {}) => {
    const answer = { status: 0, bytes: 0, isWhole: false, headers: {} as Record<string, unknown>, text: '' }
    const sending = request({ port: bound.port, localAddress, path, headers, agent: false })
    const whole = new Promise<typeof answer>((resolve) => {
      sending.once('response', (response) => {
        Object.assign(answer, { status: response.statusCode, headers: response.headers })
        response.on('data', (chunk: Buffer) => {
          answer.bytes += chunk.length
          if (answer.bytes < 1_000) answer.text += chunk
        })
        response.once('end', () => resolve(Object.assign(answer, { isWhole: true })))
        response.once('error', () => {})
      })
    })
    sending.on('error', () => {}).end()
    return { answer, whole, leave: () => sending.destroy() }
  }
  const askTimes = (count: number, path: string, from: string) =>
    Promise.all(Array.from({ length: count }, () => ask(path, from).whole))
  return { ask, askTimes, sent }
}
const [GREEDY, ANA] = ['127.0.0.3', '127.0.0.4']

test('what an address asks for beyond its share waits; who asks from another one is answered', async () => {
  const { ask, askTimes } = await serverWith()
  await askTimes(4, '/one', GREEDY)
  const waiting = ask('/one', GREEDY)
  expect((await askTimes(4, '/one', ANA)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(waiting.answer.status).toBe(0)
})

test('who would have to wait for too long is refused, like everywhere', async () => {
  const { ask, askTimes } = await serverWith()
  await askTimes(4, '/one', GREEDY)
  const all = Array.from({ length: 6 }, () => ask('/one', GREEDY).answer)
  await expect.poll(() => all.some(({ isWhole }) => isWhole)).toBe(true)
  const refused = all.find(({ isWhole }) => isWhole) ?? expect.unreachable()
  expect(refused.status).toBe(429)
  expect(refused.headers).toMatchObject({ 'retry-after': '150', 'x-usual': 'yes', connection: 'close' })
  expect(JSON.parse(refused.text)).toEqual({
    success: false,
    code: 'rate-limited',
    message: 'Demasiadas solicitudes. Espera un momento e intenta de nuevo.',
  })
})

test('a large file is sent in pieces that wait their turn, and is let go of when its reader leaves', async () => {
  const { ask, askTimes, sent } = await serverWith()
  const large = ask('/large', GREEDY)
  await expect.poll(() => large.answer.bytes).toBe(3 * PIECE.length)
  await askTimes(1, '/one', ANA)
  expect(large.answer.isWhole).toBe(false)
  large.leave()
  await expect.poll(() => sent[0]?.destroyed).toBe(true)
})

test('a live stream is not kept waiting', async () => {
  const { ask } = await serverWith()
  expect((await ask('/live', GREEDY).whole).bytes).toBe(40 * PIECE.length)
})

test('a part of a file is what was asked for', async () => {
  const { ask } = await serverWith()
  const part = await ask('/archive.bin', ANA, { range: 'bytes=2-5' }).whole
  expect([part.status, part.text, part.headers['content-length']]).toEqual([206, '2345', '4'])
})

test.each([
  ['the bytes of an answer', '/bytes'],
  ['a refusal', '/refused'],
])('%s counts for more than one request', async (_what, path) => {
  const { ask, askTimes } = await serverWith()
  await ask(path, GREEDY).whole
  await ask('/one', ANA).whole
  const waiting = ask('/one', GREEDY)
  await askTimes(3, '/one', ANA)
  expect(waiting.answer.status).toBe(0)
})

test('behind a proxy, the address that it forwards is the one that counts', async () => {
  const { ask } = await serverWith({ trustProxy: '127.0.0.0/8' })
  const from = (address: string) => ask('/one', GREEDY, { 'x-forwarded-for': address })
  for (let count = 0; count < 4; count++) await from('192.0.2.1').whole
  const waiting = from('192.0.2.1')
  expect((await from('192.0.2.2').whole).status).toBe(200)
  expect(waiting.answer.status).toBe(0)
})

test('nothing waits when the limits are off', async () => {
  const { askTimes } = await serverWith({ enabled: false })
  expect((await askTimes(12, '/large', GREEDY)).every(({ isWhole }) => isWhole)).toBe(true)
})
