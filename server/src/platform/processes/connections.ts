import type { Server } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { connectionMessage, type WorkerMessage } from './messages.ts'

/** How long idle connections stay open once the server stops, in ms. */
const idlePatience = 500

/** Serves the connections that the parent passes to this worker; returns the open ones, kept up to date. */
export const serveConnections = (server: Server): Set<Socket> => {
  const open = new Set<Socket>()
  process.on('message', (message, handle) => {
    if (message !== connectionMessage) return
    process.send?.({ type: 'taken' } satisfies WorkerMessage, undefined, undefined, () => {})
    // When the client has disconnected meanwhile, the message has no connection.
    if (!(handle instanceof Socket)) return
    const connection = handle
    open.add(connection)
    connection.once('close', () => open.delete(connection))
    // A listening server sets this itself: a client may end its side and still wait for the response.
    connection.allowHalfOpen = true
    server.emit('connection', connection)
    connection.resume()
  })
  // On this event node:http begins to enforce headersTimeout and requestTimeout.
  server.emit('listening')
  return open
}

/**
 * Finishes running and arriving requests, tells each client to use another connection, and resolves when all connections are
 * closed. Idle connections are not closed at once: a request may be on its way.
 */
export const drain = async (server: Server, open: Set<Socket>): Promise<void> => {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  const start = performance.now()
  while (open.size > 0) {
    await delay(20)
    if (performance.now() - start < idlePatience) continue
    server.closeIdleConnections()
    // Browsers open connections in advance; node:http does not count those as idle.
    for (const connection of open) if (connection.bytesRead === 0) connection.destroy()
  }
}
