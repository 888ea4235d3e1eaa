import { LRUCache } from 'lru-cache'
import type { Caller, VerifyAccessToken } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { sessionsRepository } from './sessions-repository.ts'
import { createSessionTokens } from './tokens.ts'

/**
 * Proves access tokens. A session is looked up once a minute at most; when it is ended, in whatever process, its tokens are
 * refused at once.
 */
export const createVerifyAccessToken = ({ database, events, secret }: Services): VerifyAccessToken => {
  const tokens = createSessionTokens(secret)
  const sessions = sessionsRepository(database)
  const known = new LRUCache<string, Caller>({ max: 50_000, ttl: 60_000 })
  events.on('session-ended', ({ sessionIds }) => {
    for (const sessionId of sessionIds) known.delete(sessionId)
  })
  events.on('resync', () => known.clear())

  return async (token) => {
    const claims = await tokens.readAccess(token)
    if (claims === null) return null
    let caller = known.get(claims.sessionId)
    if (caller === undefined) {
      caller = await sessions.caller(claims.sessionId)
      if (caller) known.set(claims.sessionId, caller)
    }
    return caller?.id === claims.userId ? caller : null
  }
}
