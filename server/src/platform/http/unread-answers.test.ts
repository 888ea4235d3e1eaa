import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type UnreadOptions, unreadAnswersPlugin } from './unread-answers.ts'

const soon = { timeout: 10_000, interval: 10 }
/** More than the kernel keeps for a connection on this machine, so that most of it waits in the process. */
const LARGE = 'x'.repeat(24 * 1024 * 1024)

const serverWith = async (options: UnreadOptions) => {
  const app = Fastify()
  await app.register(unreadAnswersPlugin, options)
  app.get('/large', async () => LARGE)
  app.get('/small', async () => 'small')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })
  return {
    url,
    connections: async () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count))),
    /** Requests something, and reads the first bytes of the response only. */
    asksWithoutReading: async (path: string) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('error', () => {})
      sockets.push(socket)
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      await once(socket, 'readable')
      return socket
    },
  }
}

test('who leaves large responses unread is disconnected once they are too many, the oldest first', async () => {
  const server = await serverWith({ maxBytes: 2 * LARGE.length })
  await server.asksWithoutReading('/small')
  const sockets: Socket[] = []
  for (let count = 0; count < 5; count++) sockets.push(await server.asksWithoutReading('/large'))
  // Two large ones within the limit, and the small one.
  await vi.waitUntil(async () => (await server.connections()) === 3, soon)
  const gotAll = ({ bytesRead }: Socket) => bytesRead > LARGE.length
  for (const socket of sockets) socket.resume()
  await vi.waitUntil(() => sockets.filter(gotAll).length === 2, soon)
  expect(sockets.map(gotAll)).toEqual([false, false, false, true, true])
})

test('who takes too long to read a large response is disconnected, and nobody with a small one', async () => {
  const server = await serverWith({ maxMs: 200 })
  const small = await server.asksWithoutReading('/small')
  await server.asksWithoutReading('/large')
  await vi.waitUntil(async () => (await server.connections()) === 1, soon)
  expect(String(small.read())).toContain('small')
})
