import type { Endpoint, LimitName } from '@andariego/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'
import {
  type Caller,
  callerOf,
  type RestrictionOf,
  refusalOf,
  restrictionOn,
  type VerifyAccessToken,
} from './session.ts'

export interface AdmissionServices {
  verifyAccessToken: VerifyAccessToken
  restrictionOf: RestrictionOf
  /** Counts a request against a rate limit; throws when it is exceeded. */
  consumeLimit: (bucket: LimitName, request: FastifyRequest, caller: Caller | null) => Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Whether a browser guesses what its user will open next, or a messenger shows what a link leads to. */
const isFetchedAhead = ({ headers }: FastifyRequest) =>
  [headers.purpose, headers['sec-purpose'], headers['x-purpose'], headers['x-moz']].some((purpose) =>
    /^(prefetch|prerender|preview)/i.test(String(purpose ?? '')),
  )
const fetchedAhead = () => new Failure(400, 'malformed', 'Esta dirección no se puede abrir por adelantado.')

/**
 * Returns the hook of an endpoint that sets `request.caller`, or throws the failure that the request gets instead.
 * `isRead`: for a GET endpoint, which also answers HEAD.
 */
export const admission = (endpoint: Endpoint, isRead: boolean, services: AdmissionServices) => {
  /** Authenticates the caller. An invalid token counts against its sender's address, because verifying it is work. */
  const callerCounted = async (bucket: LimitName, request: FastifyRequest): Promise<Caller | null> => {
    try {
      return await callerOf(request, services.verifyAccessToken)
    } catch (error) {
      await services.consumeLimit(bucket, request, null)
      throw error
    }
  }

  /** Runs before the body is read. */
  return async (request: FastifyRequest) => {
    if (endpoint.changes && isFetchedAhead(request)) throw fetchedAhead()
    const bucket = endpoint.limit ?? 'read'
    // Endpoints that answer everybody alike ignore the token: a client that signs in may still send an expired one.
    let caller = endpoint.auth === 'none' ? null : await callerCounted(bucket, request)
    await services.consumeLimit(bucket, request, caller)
    if (caller !== null) {
      const restricted = await services.restrictionOf(caller.id)
      const barred = restricted && restrictionOn(endpoint, isRead, restricted)
      if (barred) throw barred
      if (restricted) caller = { ...caller, restriction: restricted }
    }
    const refusal = refusalOf(endpoint.auth, caller)
    if (refusal) throw refusal
    request.caller = caller
  }
}
