import { accountsMessages } from '@andariego/contract/accounts-rules'
import { generalMessages } from '@andariego/contract/errors'
import type { FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/** Who makes a request, as far as its access token proves it. */
export interface Caller {
  id: string
  email: string
  sessionId: string
  /** When the access token they came with stops being good; milliseconds since 1970. */
  expiresAt: number
}

/** Proves an access token; null when it is bad, expired or its session has ended. Accounts provides it. */
export type VerifyAccessToken = (token: string) => Promise<Caller | null>

const BEARER = /^Bearer ([A-Za-z0-9._-]{1,4096})$/i

export const unauthenticated = () => new Failure(401, 'unauthenticated', accountsMessages.unauthenticated)

/**
 * The caller of a request, or null without a token. A token that is presented and bad is refused even where none is needed:
 * the client then refreshes it, instead of being shown the anonymous view of somebody signed in.
 */
export const callerOf = async (
  request: FastifyRequest,
  verify: VerifyAccessToken,
): Promise<Caller | null> => {
  const { authorization } = request.headers
  if (authorization === undefined) return null
  const token = BEARER.exec(authorization)?.[1]
  const caller = token === undefined ? null : await verify(token)
  if (caller === null) throw unauthenticated()
  return caller
}

export const forbidden = (message: string = generalMessages.unexpected) =>
  new Failure(403, 'forbidden', message)
