import { accountsMessages, type Role } from '@andariego/contract/accounts-rules'
import type { Auth, Endpoint } from '@andariego/contract/endpoint'
import { generalMessages } from '@andariego/contract/errors'
import type { Restriction } from '@andariego/contract/moderation'
import { type RestrictionKind, restrictionMessage } from '@andariego/contract/moderation-rules'
import { isBarred } from '@andariego/contract/restriction-rules'
import type { FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/** Who makes a request, proved by its access token. */
export interface Caller {
  id: string
  email: string
  role: Role
  sessionId: string
  /** When the access token expires, in ms since 1970. */
  expiresAt: number
  /** Moderators' restriction of the account, once the request was admitted; none when it is left out. */
  restriction?: Restriction
}

/** Verifies an access token; null when it is invalid, expired or its session has ended. Provided by accounts. */
export type VerifyAccessToken = (token: string) => Promise<Caller | null>

/** Moderators' restriction of an account; null when there is none, or it has ended. Provided by moderation. */
export type RestrictionOf = (userId: string) => Promise<Restriction | null>

type Restrictable = Pick<Endpoint, 'auth' | 'whileRestricted'>

/** Whether a restricted account may not use the endpoint. It may always read what visitors can read. */
export const isBarredFrom = (
  { auth, whileRestricted }: Restrictable,
  isRead: boolean,
  kind: RestrictionKind,
): boolean => {
  const usual = isRead ? (auth === 'optional' ? 'closed' : 'suspended') : 'limited'
  return isBarred(kind, whileRestricted ?? usual)
}

/** Returns the error for a restricted account that may not use the endpoint; null when it may. */
export const restrictionOn = (
  endpoint: Restrictable,
  isRead: boolean,
  { kind, until, reason }: Restriction,
): Failure | null =>
  isBarredFrom(endpoint, isRead, kind)
    ? new Failure(403, 'restricted', restrictionMessage(kind, until, reason))
    : null

const BEARER = /^Bearer ([A-Za-z0-9._-]{1,4096})$/i

export const unauthenticated = () => new Failure(401, 'unauthenticated', accountsMessages.unauthenticated)

/**
 * Returns a request's caller, or null without a token. An invalid token is refused even where none is needed but a caller gets
 * more, so that the client refreshes it instead of showing its user the anonymous view.
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

/**
 * Returns the error for a caller who may not use the endpoint at all; null when they may. The domain's policy decides the rest.
 */
export const refusalOf = (auth: Auth, caller: Caller | null): Failure | null => {
  if (auth === 'none' || auth === 'optional') return null
  if (caller === null) return unauthenticated()
  if (auth === 'moderator' && caller.role !== 'moderator') return forbidden(accountsMessages.moderatorsOnly)
  return null
}
