import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { connectionOf } from './messages.ts'

/** How long a new connection may take to ask something once the server is to stop; in milliseconds. */
const firstRequestPatience = 1000

/** Hands the connections that the parent passes on to the server; returns those that are open, kept up to date. */
export function serveConnections(server: Server): Set<Socket> {
  const open = new Set<Socket>()
  process.on('message', (message, handle) => {
    const connection = connectionOf(message, handle)
    if (connection === undefined) return
    open.add(connection)
    connection.once('close', () => open.delete(connection))
    // What a server that listens sets for itself: a client may end its side and still wait for the answer.
    connection.allowHalfOpen = true
    server.emit('connection', connection)
    connection.resume()
  })
  // With this event node:http begins to enforce headersTimeout and requestTimeout.
  server.emit('listening')
  return open
}

/** Answers what has been asked, tells clients to come back on another connection, and resolves when all have gone. */
export async function drain(server: Server, open: Set<Socket>): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  const start = performance.now()
  while (open.size > 0) {
    server.closeIdleConnections()
    // Browsers open connections ahead of need; node:http does not call those idle.
    const late = performance.now() - start > firstRequestPatience
    for (const connection of open) if (late && connection.bytesRead === 0) connection.destroy()
    await delay(20)
  }
}
