import { createHash } from 'node:crypto'
import { type Endpoints, endpoints } from '@andariego/contract/api'
import {
  declares,
  type Endpoint,
  errorsOf,
  failure,
  type LimitName,
  type ParsedOf,
  type ResponseOf,
} from '@andariego/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type { AnswerCache } from '../cache.ts'
import type { CacheTag } from '../cache-tag.ts'
import { withIdempotency } from '../database/write.ts'
import { answerAddress } from './answer-address.ts'
import type { AnswerMaker } from './answer-maker.ts'
import { sendAnswer } from './answers.ts'
import { expectBody } from './body-deadline.ts'
import { asFailure, Failure } from './errors.ts'
import {
  type Caller,
  callerOf,
  type RestrictionOf,
  refusalOf,
  restrictionOn,
  type VerifyAccessToken,
} from './session.ts'

type Key = keyof Endpoints & string
type UserOf<E extends Endpoint> = E['auth'] extends 'user' | 'moderator'
  ? Caller
  : E['auth'] extends 'optional'
    ? Caller | null
    : null

export interface Call<E extends Endpoint> extends ParsedOf<E> {
  /** The signed-in caller, as far as the endpoint requires one. */
  user: UserOf<E>
  request: FastifyRequest
  reply: FastifyReply
}
/**
 * Binary endpoints send through the reply. Others return the contract's response, unless they have sent something else (304, a
 * stream).
 */
type AnswerOf<E extends Endpoint> = E['response'] extends 'binary'
  ? FastifyReply
  : ResponseOf<E> | FastifyReply

interface RouteOptions<E extends Endpoint> {
  /** Caches the anonymous answer until one of these tags changes. */
  tags?: (call: ParsedOf<E>, answer: ResponseOf<E>) => CacheTag[]
  /** The most bytes of a JSON body; default 64 KiB. */
  bodyLimit?: number
}

/** Registers the handler of an endpoint. */
export type Route = <K extends Key>(
  key: K,
  handler: (call: Call<Endpoints[K]>) => Promise<AnswerOf<Endpoints[K]>>,
  options?: RouteOptions<Endpoints[K]>,
) => void

export interface RouteServices {
  /** Turns an error response that the contract does not declare into a program error. */
  strict: boolean
  cache: AnswerCache
  answer: AnswerMaker
  verifyAccessToken: VerifyAccessToken
  restrictionOf: RestrictionOf
  /** Counts a request against a rate limit; throws when it is exceeded. */
  consumeLimit: (bucket: LimitName, request: FastifyRequest, caller: Caller | null) => Promise<void>
}

/** Refuses query parameters that an endpoint does not declare: each would otherwise create its own cache entry. */
const NO_QUERY = z.strictObject({})

/** Documents a response that no schema validates. */
const BYTES = z.unknown().describe('The bytes')

/** The status of a success. */
const statusOf = (endpoint: Endpoint) => endpoint.status ?? 200

const isFile = ({ response, events }: Endpoint) => response === 'binary' && events === undefined

const IDEMPOTENCY_KEY = z.string().trim().min(1).max(200)

/** Returns the scope of a POST's Idempotency-Key; null without one. */
const idempotencyScope = (key: string, request: FastifyRequest, caller: Caller | null) => {
  const given = request.headers['idempotency-key']
  if (request.method !== 'POST' || given === undefined || caller === null) return null
  const parsed = IDEMPOTENCY_KEY.safeParse(given)
  if (!parsed.success) throw new Failure(400, 'malformed', 'La clave de idempotencia no es válida.')
  const body = createHash('sha256')
    .update(JSON.stringify([request.params, request.body ?? null]))
    .digest('base64url')
  return { userId: caller.id, key: parsed.data, route: `${key} ${body}` }
}

/** Groups the endpoint's own errors by status, for the documentation. */
const failuresOf = (endpoint: Endpoint) => {
  const codes = Map.groupBy(Object.entries(errorsOf(endpoint)), ([, status]) => status)
  return Object.fromEntries(
    [...codes].map(([status, entries]) => [
      status,
      failure.describe(entries.map(([code]) => code).join(', ')),
    ]),
  )
}

/** Replaces an error response that the contract does not declare by a program error; returns every other error unchanged. */
const heldAgainst = (endpoint: Endpoint, key: string, error: unknown): unknown => {
  const refusal = error instanceof Error ? asFailure(error) : null
  if (refusal === null || declares(endpoint, refusal.code, refusal.status)) return error
  return new Error(
    `${key} failed with ${refusal.status} ${refusal.code}, which its contract does not declare`,
    {
      cause: error,
    },
  )
}

/** Whether a browser prefetches the page, guessing what its user will open next. */
const isFetchedAhead = ({ headers }: FastifyRequest) =>
  [headers.purpose, headers['sec-purpose'], headers['x-moz']].some((purpose) =>
    String(purpose ?? '').startsWith('prefetch'),
  )
const fetchedAhead = () => new Failure(400, 'malformed', 'Esta dirección no se puede abrir por adelantado.')

const isAnonymous = (request: FastifyRequest) => request.headers.authorization === undefined

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export const createRoute = (app: FastifyInstance, services: RouteServices): Route => {
  app.decorateRequest('caller', null)
  const route = (
    key: Key,
    handler: (call: never) => Promise<unknown>,
    options: RouteOptions<Endpoint> = {},
  ) => {
    const endpoint: Endpoint = endpoints[key]
    const [method = '', path = ''] = key.split(' ')
    const { tags } = options
    const addressOf = answerAddress(endpoint, `${app.prefix}${path}`)

    /** Authenticates the caller. An invalid token counts against its sender's address, because verifying it is work. */
    const callerCounted = async (bucket: LimitName, request: FastifyRequest): Promise<Caller | null> => {
      try {
        return await callerOf(request, services.verifyAccessToken)
      } catch (error) {
        await services.consumeLimit(bucket, request, null)
        throw error
      }
    }

    /** Authenticates and authorizes the caller before the body is read. */
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      if (endpoint.body) expectBody(request, reply)
      if (endpoint.changes && isFetchedAhead(request)) throw fetchedAhead()
      const bucket = endpoint.limit ?? 'read'
      let caller = endpoint.readsToken ? null : await callerCounted(bucket, request)
      await services.consumeLimit(bucket, request, caller)
      if (caller !== null && endpoint.auth !== 'none') {
        const restricted = await services.restrictionOf(caller.id)
        const barred = restricted && restrictionOn(endpoint, method === 'GET', restricted)
        if (barred) throw barred
        if (restricted) caller = { ...caller, restriction: restricted.kind }
      }
      const refusal = refusalOf(endpoint.auth, caller)
      if (refusal) throw refusal
      request.caller = caller
      const kept = tags && isAnonymous(request) ? services.cache.get(request.url) : undefined
      return kept && sendAnswer(request, reply, kept)
    }

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body, caller } = request
      const call = { params, query, body, user: endpoint.auth === 'none' ? null : caller, request, reply }

      if (tags && isAnonymous(request)) {
        const address = addressOf(call)
        services.cache.rememberSpelling(request.url, address)
        const made = await services.answer(address, async () => {
          const result = await handler(call as never)
          return {
            status: statusOf(endpoint),
            headers: { 'content-type': 'application/json; charset=utf-8' },
            body: Buffer.from(JSON.stringify(result)),
            tags: tags(call as never, result as never),
          }
        })
        return sendAnswer(request, reply, made)
      }

      if (endpoint.response !== 'binary') {
        reply.status(statusOf(endpoint)).header('cache-control', 'no-store').header('vary', 'authorization')
      }
      const scope = idempotencyScope(key, request, caller)
      return scope ? withIdempotency(scope, () => handler(call as never)) : handler(call as never)
    }

    app.route({
      // Fastify's own HEAD would announce an empty body for streamed files.
      method: isFile(endpoint) && method === 'GET' ? ['GET', 'HEAD'] : (method as HTTPMethods),
      exposeHeadRoute: !endpoint.changes,
      url: path,
      bodyLimit: options.bodyLimit ?? 64 * 1024,
      config: { limit: endpoint.limit ?? 'read', takesForm: endpoint.takesForm ?? false },
      schema: {
        summary: endpoint.summary,
        tags: [path.split('/')[1] ?? ''],
        security: endpoint.auth === 'none' ? [] : [{ bearer: [] }],
        ...(endpoint.params && { params: endpoint.params }),
        querystring: endpoint.query ?? NO_QUERY,
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.multipart && { consumes: ['multipart/form-data'] }),
        response: {
          ...failuresOf(endpoint),
          [statusOf(endpoint)]: endpoint.response === 'binary' ? BYTES : endpoint.response,
          ...(endpoint.events && {
            200: {
              description: 'The data of each event',
              content: { 'text/event-stream': { schema: endpoint.events } },
            },
          }),
        },
      },
      onRequest: admit,
      handler: services.strict
        ? (request, reply) =>
            answer(request, reply).catch((error: unknown) => {
              throw heldAgainst(endpoint, key, error)
            })
        : answer,
    })
  }
  return route as unknown as Route
}
