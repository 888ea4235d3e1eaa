import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/session.ts'
import './tables.ts'
import { SESSION_DAYS } from './tokens.ts'

/** For this time the previous refresh token still gets the current one: two tabs may refresh at once. */
const GRACE = sql<Date>`now() - interval '10 seconds'`

/** The most sessions of an account; nobody has that many browsers. The oldest are ended for new ones. */
const SESSIONS_MAX = 100

export type SessionOwner = Omit<Caller, 'expiresAt'>

export type Rotation =
  | { state: 'rotated'; userId: string; generation: number }
  | { state: 'replayed'; sessionId: string }
  | { state: 'unknown' }

export const sessionsRepository = (database: Database | Tx) => ({
  /** Opens a session and returns its id. `userAgent` is truncated to 300 characters. */
  open: async (userId: string, userAgent: string | null, deviceId: string): Promise<string> => {
    const id = randomUUIDv7()
    await database
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        user_agent: userAgent?.slice(0, 300) ?? null,
        device_id: deviceId,
        expires_at: sql`now() + make_interval(days => ${SESSION_DAYS})`,
      })
      .execute()
    return id
  },

  /** Returns the user of an open session. */
  caller: (sessionId: string): Promise<SessionOwner | undefined> =>
    database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id', 'users.email', 'users.role', 'sessions.id as sessionId'])
      .where('sessions.id', '=', sessionId)
      .where('sessions.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),

  /** Moves a session to its next generation; distinguishes a replayed token from one that lost a race between tabs. */
  rotate: async (sessionId: string, generation: number): Promise<Rotation> => {
    const rotated = await database
      .updateTable('sessions')
      .set({
        generation: generation + 1,
        rotated_at: sql`now()`,
        last_used_at: sql`now()`,
        expires_at: sql`now() + make_interval(days => ${SESSION_DAYS})`,
      })
      .where('id', '=', sessionId)
      .where('generation', '=', generation)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['user_id as userId', 'generation'])
      .executeTakeFirst()
    if (rotated) return { state: 'rotated', ...rotated }
    const current = await database
      .selectFrom('sessions')
      .select(['user_id as userId', 'generation', sql<boolean>`rotated_at > ${GRACE}`.as('inGrace')])
      .where('id', '=', sessionId)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
    if (!current) return { state: 'unknown' }
    if (current.generation === generation + 1 && current.inGrace)
      return { state: 'rotated', userId: current.userId, generation: current.generation }
    return { state: 'replayed', sessionId }
  },

  list: (userId: string) =>
    database
      .selectFrom('sessions')
      .select(['id', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'user_agent as userAgent'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('last_used_at', 'desc')
      .limit(SESSIONS_MAX)
      .execute(),

  /** Ends one session, only if it is this user's when one is given. Returns the ended ids. */
  end: async (sessionId: string, userId?: string): Promise<string[]> => {
    const rows = await database
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .returning('id')
      .execute()
    return rows.map((row) => row.id)
  },

  /** Ends all sessions of a user, except the given one. Returns the ended ids. */
  endAll: async (userId: string, except?: string): Promise<string[]> => {
    const rows = await database
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
      .returning('id')
      .execute()
    return rows.map((row) => row.id)
  },

  /** Ends a user's least recently used sessions above the maximum. Returns the ended ids. */
  endOldest: async (userId: string): Promise<string[]> => {
    const rows = await database
      .deleteFrom('sessions')
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('sessions')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('last_used_at', 'desc')
          .orderBy('id', 'desc')
          .offset(SESSIONS_MAX),
      )
      .returning('id')
      .execute()
    return rows.map((row) => row.id)
  },

  purge: () => database.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute(),
})
