import type { Server } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { connectionMessage, type WorkerMessage } from './messages.ts'

/** How long connections on which nothing is asked stay open once the server is to stop; in milliseconds. */
const idlePatience = 500

/** Hands the connections that the parent passes on to the server; returns those that are open, kept up to date. */
export function serveConnections(server: Server): Set<Socket> {
  const open = new Set<Socket>()
  process.on('message', (message, handle) => {
    if (message !== connectionMessage) return
    process.send?.({ type: 'taken' } satisfies WorkerMessage, undefined, undefined, () => {})
    // A client that has gone meanwhile leaves the message without its connection.
    if (!(handle instanceof Socket)) return
    const connection = handle
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

/**
 * Answers what has been asked and is asked yet, tells each client to come back on another connection, and resolves when all
 * have gone. An idle connection is not closed at once: a request may be on its way over it.
 */
export async function drain(server: Server, open: Set<Socket>): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  const start = performance.now()
  while (open.size > 0) {
    await delay(20)
    if (performance.now() - start < idlePatience) continue
    server.closeIdleConnections()
    // Browsers open connections ahead of need; node:http does not call those idle.
    for (const connection of open) if (connection.bytesRead === 0) connection.destroy()
  }
}
