import type { ServerResponse } from 'node:http'
import plugin from 'fastify-plugin'

/** Smaller responses are not counted: it would take thousands of connections for them to matter. */
const LARGE_BYTES = 256 * 1024
const SWEEP_EVERY_MS = 1_000

export interface UnreadOptions {
  /** How many bytes of large responses may wait in this process for clients to read them. */
  maxBytes?: number
  /** How long a client may take to read a large response. Enough for the largest one over a bad mobile network. */
  maxMs?: number
}

interface Unread {
  response: ServerResponse
  bytes: number
  since: number
}

const sizeOf = (payload: unknown) =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0

/**
 * Bounds the memory held by large responses that clients do not read: disconnects who takes too long, and when too much waits,
 * those first that have waited longest. Streams need no bound, since they are read from their source only as fast as the client
 * reads them.
 */
export const unreadAnswersPlugin = plugin<UnreadOptions>(
  async (app, { maxBytes = 128 * 1024 * 1024, maxMs = 5 * 60_000 }) => {
    // In the order in which they were sent, so that the first has waited longest.
    const waiting = new Set<Unread>()
    let waitingBytes = 0

    const forget = (unread: Unread) => {
      if (waiting.delete(unread)) waitingBytes -= unread.bytes
    }
    const sweep = () => {
      const tooLate = performance.now() - maxMs
      for (const unread of waiting) {
        if (waitingBytes <= maxBytes && unread.since > tooLate) return
        forget(unread)
        unread.response.destroy()
      }
    }
    const timer = setInterval(sweep, SWEEP_EVERY_MS)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))

    app.addHook('onSend', (_request, reply, payload, done) => {
      const bytes = sizeOf(payload)
      if (bytes >= LARGE_BYTES) {
        const unread = { response: reply.raw, bytes, since: performance.now() }
        waiting.add(unread)
        waitingBytes += bytes
        reply.raw.once('close', () => forget(unread))
      }
      done(null, payload)
    })
  },
  { name: 'unread-answers', fastify: '5.x' },
)
