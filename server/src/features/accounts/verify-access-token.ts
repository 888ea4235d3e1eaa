import { LRUCache } from 'lru-cache'
import type { VerifyAccessToken } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { type SessionOwner, sessionsRepository } from './sessions-repository.ts'
import { createSessionTokens } from './tokens.ts'

const LOOKED_UP_AGAIN_AFTER_MS = 60_000

/**
 * Verifies access tokens. Caches a token's signature check, and its session's look-up for a minute. Ending the session or
 * changing the user's role, in any process, takes effect at once.
 */
export const createVerifyAccessToken = ({ database, events, secret }: Services): VerifyAccessToken => {
  const tokens = createSessionTokens(secret)
  const sessions = sessionsRepository(database)
  const callers = new LRUCache<string, SessionOwner>({ max: 50_000, ttl: LOOKED_UP_AGAIN_AFTER_MS })
  const proven = new LRUCache<string, Awaited<ReturnType<typeof tokens.readAccess>> & object>({ max: 20_000 })
  /** Incremented by every event that may make a running look-up outdated. */
  let turns = 0
  events.on('session-ended', ({ sessionIds }) => {
    turns += 1
    for (const sessionId of sessionIds) callers.delete(sessionId)
  })
  events.on('caller-changed', ({ userId }) => {
    turns += 1
    for (const [sessionId, { id }] of callers.entries()) if (id === userId) callers.delete(sessionId)
  })
  events.on('resync', () => {
    turns += 1
    callers.clear()
  })

  const claimsOf = async (token: string) => {
    const known = proven.get(token)
    if (known) return known.expiresAt > Date.now() ? known : null
    const claims = await tokens.readAccess(token)
    if (claims) proven.set(token, claims)
    return claims
  }

  const callerOf = async (sessionId: string): Promise<SessionOwner | undefined> => {
    const known = callers.get(sessionId)
    if (known) return known
    const before = turns
    const caller = await sessions.caller(sessionId)
    // A result that became outdated during the look-up must not be cached.
    if (caller && turns === before) callers.set(sessionId, caller)
    return caller
  }

  return async (token) => {
    const claims = await claimsOf(token)
    if (claims === null) return null
    const caller = await callerOf(claims.sessionId)
    return caller?.id === claims.userId ? { ...caller, expiresAt: claims.expiresAt } : null
  }
}
