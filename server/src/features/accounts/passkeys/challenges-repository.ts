import { randomBytes } from 'node:crypto'
import { PASSKEY_MINUTES } from '@andariego/contract/passkeys-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../tokens.ts'
import '../tables.ts'

export const challengesRepository = (database: Database | Tx) => ({
  /** Creates a challenge to sign: for one user, or for somebody who is signing in (null). */
  make: async (userId: string | null): Promise<Buffer> => {
    const challenge = randomBytes(32)
    await database
      .insertInto('passkey_challenges')
      .values({
        challenge_hash: hashOfToken(challenge.toString('base64url')),
        user_id: userId,
        expires_at: sql`now() + make_interval(mins => ${PASSKEY_MINUTES})`,
      })
      .execute()
    return challenge
  },

  /**
   * Uses a challenge up. Returns whether it was created recently for this user; of two simultaneous calls, only one gets true.
   */
  take: async (challenge: string, userId: string | null): Promise<boolean> => {
    const row = await database
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hashOfToken(challenge))
      .where('user_id', 'is not distinct from', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('challenge_hash')
      .executeTakeFirst()
    return row !== undefined
  },

  purge: () => database.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute(),
})
