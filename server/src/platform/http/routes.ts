import { type Endpoints, endpoints } from '@andariego/contract/api'
import { declares, type Endpoint, type ParsedOf, type ResponseOf } from '@andariego/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { AnswerCache } from '../cache.ts'
import type { CacheTag } from '../cache-tag.ts'
import { withIdempotency } from '../database/write.ts'
import { type AdmissionServices, admission } from './admission.ts'
import { answerAddress } from './answer-address.ts'
import type { AnswerMaker } from './answer-maker.ts'
import { sendAnswer } from './answers.ts'
import { asFailure } from './errors.ts'
import { idempotencyScope } from './idempotency-scope.ts'
import { needsBody } from './request-bodies.ts'
import { routeSchema, statusOf } from './route-schema.ts'
import type { Caller } from './session.ts'

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

export interface RouteServices extends AdmissionServices {
  /** Turns an error response that the contract does not declare into a program error. */
  strict: boolean
  cache: AnswerCache
  answer: AnswerMaker
}

const isFile = ({ response, events }: Endpoint) => response === 'binary' && events === undefined

/** Replaces an error response that the contract does not declare by a program error; returns every other error unchanged. */
const asDeclaredError = (endpoint: Endpoint, key: string, error: unknown): unknown => {
  const refusal = error instanceof Error ? asFailure(error) : null
  if (refusal === null || declares(endpoint, refusal.code, refusal.status)) return error
  return new Error(
    `${key} failed with ${refusal.status} ${refusal.code}, which its contract does not declare`,
    {
      cause: error,
    },
  )
}

const isAnonymous = (request: FastifyRequest) => request.headers.authorization === undefined

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

    const admit = admission(endpoint, method === 'GET', services)

    /** Admits a request before its body is read, and answers it at once from the cache where it can. */
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      await admit(request)
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
      config: {
        limit: endpoint.limit ?? 'read',
        takesForm: endpoint.takesForm ?? false,
        needsBody: needsBody(endpoint),
        receivesFiles: endpoint.multipart !== undefined,
      },
      schema: routeSchema(endpoint, path),
      onRequest,
      handler: services.strict
        ? (request, reply) =>
            answer(request, reply).catch((error: unknown) => {
              throw asDeclaredError(endpoint, key, error)
            })
        : answer,
    })
  }
  return route as unknown as Route
}
