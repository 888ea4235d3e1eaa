import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { LimitName } from '@andariego/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache } from '../cache.ts'
import type { CachedAnswer, Replay } from '../cached-answer.ts'
import { announcesBody } from './body-deadline.ts'
import { cachingFor } from './caching-for.ts'
import { encodedBody } from './encoding.ts'
import type { Limits } from './limits.ts'
import { observeAnswer } from './metrics.ts'
import type { Renderings } from './renderings.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit that the route's requests count against. */
    limit?: LimitName
    /** See the contract's `takesForm`. */
    takesForm?: boolean
    /** Whether a request without a body is invalid. */
    needsBody?: boolean
  }
}

/** Whether a client that sends this `If-None-Match` already has this answer; `*` means any answer (RFC 9110, 13.1.2). */
export const isFresh = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false

/** Stores the headers that the framework and its plugins set with an answer, except the request's id. */
export const rememberReplay = (request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer): void => {
  const { 'x-request-id': _, ...headers } = reply.getHeaders() as OutgoingHttpHeaders
  const { url = 'unmatched', config } = request.routeOptions
  answer.replay ??= { headers, route: url, limit: config.limit ?? null }
}

const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedAnswer,
  replay: Replay,
) => {
  const began = performance.now()
  const headers: OutgoingHttpHeaders = {
    ...replay.headers,
    'cache-control': cachingFor(request.headers),
    'x-request-id': randomUUID(),
  }
  let { status } = answer
  if (status === 200 && isFresh(request.headers['if-none-match'], answer.etag)) {
    status = 304
    response.writeHead(status, headers).end()
  } else {
    const [encoding, body] = await encodedBody(answer, String(request.headers['accept-encoding'] ?? ''))
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    headers['content-length'] = body.length
    response.writeHead(status, headers).end(body)
  }
  observeAnswer('GET', replay.route, status, (performance.now() - began) / 1000)
}

interface ReplayServices {
  cache: AnswerCache
  renderings: Renderings
  limits: Limits
  behindProxy: boolean
}

/**
 * Answers anonymous GETs from the cache before the framework sees them, which costs a fifth. Requests that differ in any way
 * (signed in, behind a proxy and counted by address, over the limit) go through the framework.
 */
export const replayKept = (
  app: FastifyInstance,
  { cache, renderings, limits, behindProxy }: ReplayServices,
): void => {
  const usual = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    const goOn = () => {
      for (const listener of usual) listener.call(app.server, request, response)
    }
    const plain =
      request.method === 'GET' &&
      request.headers.authorization === undefined &&
      !announcesBody(request.headers)
    const url = request.url ?? ''
    const answer = plain ? (cache.get(url) ?? renderings.older(url)) : undefined
    const replay = answer?.replay
    if (!answer || !replay || (behindProxy && replay.limit !== null)) return goOn()
    const counted =
      replay.limit === null
        ? Promise.resolve()
        : limits.consume(replay.limit, { address: request.socket.remoteAddress ?? '' })
    counted.then(
      () => send(request, response, answer, replay).catch((error: Error) => response.destroy(error)),
      goOn,
    )
  })
}
