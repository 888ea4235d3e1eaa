import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { pipeline, Readable, Transform } from 'node:stream'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { createAddressBudget } from './address-budget.ts'
import { addressKey } from './address-key.ts'
import { observeAnswer } from './metrics.ts'
import { refusal } from './refused-connection.ts'

interface Shares {
  /** How many requests, or pieces of what is sent, an address may use in a second, and at once after it was quiet. */
  perSecond: number
  atOnce: number
  /** How long a request may wait for its turn, in ms. */
  patienceMs: number
}

/**
 * For each process. A first visit of a page is some 20 requests, all later ones fewer: 40 people behind one address may open their first
 * page in the same moment where there are two processes, and those after them wait a little.
 */
const SHARES: Shares = { perSecond: 200, atOnce: 500, patienceMs: 3_000 }
/** What costs as much as a request to copy. */
const PIECE_BYTES = 64 * 1024
/** How much more a refused request counts: a caller who goes on regardless can wait longer. */
const REFUSED = 4

interface FairSharesOptions {
  enabled: boolean
  trustProxy: string | null
  /** The headers of every response. */
  usual: Record<string, string>
  shares?: Shares
}

const isStream = (payload: unknown): payload is Readable => payload instanceof Readable

/**
 * Gives each client address its share of this process. What an address asks for beyond it waits, its requests and the pieces of the files that
 * are sent to it one after the other: a flood, of whatever is answered or refused, delays itself and not others. Call it before the routes,
 * and `pace` once the framework listens. A listener that is put before it later, such as the one that answers from the cache, is not paced.
 */
export const fairShares = (
  app: FastifyInstance,
  { enabled, trustProxy, usual, shares = SHARES }: FairSharesOptions,
) => {
  if (!enabled) return { pace: () => {} }
  const budget = createAddressBudget(shares)
  const trusted =
    trustProxy === null ? null : proxyAddr.compile(trustProxy.split(',').map((one) => one.trim()))
  const addressOf = (request: IncomingMessage) =>
    addressKey(trusted === null ? (request.socket.remoteAddress ?? '') : proxyAddr(request, trusted))
  /** Responses whose pieces were counted as they were sent. */
  const counted = new WeakSet<ServerResponse>()

  /** The same stream, each piece of which is sent when its turn comes. */
  const paced = (source: Readable, address: string): Readable => {
    let waiting: NodeJS.Timeout | undefined
    const turns = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const wait = budget.spend(address, chunk.length / PIECE_BYTES)
        if (wait > 0) waiting = setTimeout(done, wait, null, chunk)
        else done(null, chunk)
      },
      destroy: (error, done) => {
        clearTimeout(waiting)
        done(error)
      },
    })
    // The code that reads the stream gets its errors, so that nothing is left to do here.
    return pipeline(source, turns, () => {})
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    const isLive = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (!isStream(payload) || isLive) return done(null, payload)
    counted.add(reply.raw)
    done(null, paced(payload, addressKey(request.ip)))
  })

  const refuse = (response: ServerResponse) => {
    const { headers, body } = refusal(429, usual)
    const seconds = String(Math.ceil(shares.patienceMs / 1_000))
    response.writeHead(429, { ...headers, 'retry-after': seconds }).end(body)
  }

  const pace = (server: Server): void => {
    const usualListeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      const address = addressOf(request)
      if (budget.waitOf(address) > shares.patienceMs) {
        observeAnswer(request.method ?? 'GET', 'unmatched', 429, 0)
        return refuse(response)
      }
      const before = request.socket.bytesWritten
      let waiting: NodeJS.Timeout | undefined
      response.once('close', () => {
        clearTimeout(waiting)
        const sent = counted.has(response) ? 0 : request.socket.bytesWritten - before
        budget.spend(address, sent / PIECE_BYTES + (response.statusCode >= 400 ? REFUSED : 0))
      })
      const goOn = () => {
        for (const listener of usualListeners) listener.call(server, request, response)
      }
      const wait = budget.spend(address, 1)
      if (wait > 0) waiting = setTimeout(goOn, wait)
      else goOn()
    })
  }
  return { pace }
}
