import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** Requests that a proxy may send again to another instance: they change nothing. */
const REPEATABLE = new Set(['GET', 'HEAD'])

/**
 * Starts a proxy in front of instances, as an operator does: it asks them in turn, takes one out at its first connection that fails,
 * and sends only reads to another one. A write that broke is a 502, because nobody knows whether it was done.
 */
export const balance = async (addresses: readonly string[]) => {
  const living = new Set(addresses)
  /** How many requests each instance has answered. */
  const answered = new Map(addresses.map((address) => [address, 0]))
  let turn = 0

  const pass = (asked: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const address = [...living][turn++ % living.size]
    if (address === undefined) return void response.writeHead(502).end()
    const { hostname, port } = new URL(address)
    const { method = 'GET', url, headers } = asked
    const sent = request({ hostname, port, path: url, method, headers, agent: false })
    sent.on('response', (answer) => {
      answered.set(address, (answered.get(address) ?? 0) + 1)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      // What was cut is cut for the client, too.
      answer.once('error', () => response.destroy())
    })
    sent.on('error', () => {
      living.delete(address)
      if (response.headersSent || response.destroyed) return void response.destroy()
      if (REPEATABLE.has(method)) pass(asked, body, response)
      else response.writeHead(502).end()
    })
    // A client that leaves ends its stream, too.
    response.once('close', () => sent.destroy())
    sent.end(body)
  }
  const server = createServer(async (asked, response) => {
    const body = await buffer(asked).catch(() => null)
    if (body !== null) pass(asked, body, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  return { address: `http://127.0.0.1:${bound instanceof Object ? bound.port : 0}`, answered, living }
}
