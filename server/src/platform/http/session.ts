import { accountsMessages, type Role } from '@andariego/contract/accounts-rules'
import type { Auth, Endpoint } from '@andariego/contract/endpoint'
import { generalMessages } from '@andariego/contract/errors'
import type { FastifyRequest } from 'fastify'
import { Failure } from './errors.ts'

/** Who makes a request, as far as its access token proves it. */
export interface Caller {
  id: string
  email: string
  role: Role
  sessionId: string
  /** When the access token they came with stops being good; milliseconds since 1970. */
  expiresAt: number
}

/** Proves an access token; null when it is bad, expired or its session has ended. Accounts provides it. */
export type VerifyAccessToken = (token: string) => Promise<Caller | null>

/** What moderators do not let somebody do, and the message that says so. Moderation provides it. */
export interface Restricted {
  kind: 'limited' | 'suspended' | 'closed'
  message: string
}
export type RestrictionOf = (userId: string) => Promise<Restricted | null>

const WEIGHTS = { none: 0, limited: 1, suspended: 2, closed: 3 } as const

/** Why somebody restricted may not use an endpoint; null when they may. Whatever visitors may read, they may too. */
export const restrictionOn = (
  { auth, whileRestricted }: Pick<Endpoint, 'auth' | 'whileRestricted'>,
  isRead: boolean,
  { kind, message }: Restricted,
): Failure | null => {
  const usual = isRead ? (auth === 'optional' ? 'closed' : 'suspended') : 'limited'
  return WEIGHTS[kind] > WEIGHTS[whileRestricted ?? usual] ? new Failure(403, 'restricted', message) : null
}

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

/** Why a caller may not use an endpoint at all; null when they may. What they may do with it is decided by its domain. */
export const refusalOf = (auth: Auth, caller: Caller | null): Failure | null => {
  if (auth === 'none' || auth === 'optional') return null
  if (caller === null) return unauthenticated()
  if (auth === 'moderator' && caller.role !== 'moderator') return forbidden(accountsMessages.moderatorsOnly)
  return null
}
