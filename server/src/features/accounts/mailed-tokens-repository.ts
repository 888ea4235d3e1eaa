import { CONFIRMATION_HOURS } from '@andariego/contract/accounts-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'

type Purpose = 'confirm' | 'reset'

/** How many hours a link is valid. */
const VALID_HOURS: Record<Purpose, number> = { confirm: CONFIRMATION_HOURS, reset: 1 }

export type TokenUse = { state: 'good'; userId: string } | { state: 'unknown' | 'spent' }

export const mailedTokensRepository = (database: Database | Tx) => ({
  add: (userId: string, purpose: Purpose, tokenHash: Buffer) =>
    database
      .insertInto('mailed_tokens')
      .values({
        user_id: userId,
        purpose,
        token_hash: tokenHash,
        used_at: null,
        expires_at: sql`now() + make_interval(hours => ${VALID_HOURS[purpose]})`,
      })
      .execute(),

  /**
   * Uses a token up; of two simultaneous calls, only one succeeds. Locks the account first, as the sending of links does:
   * different lock orders would cause deadlocks.
   */
  use: async (purpose: Purpose, tokenHash: Buffer): Promise<TokenUse> => {
    await database
      .selectFrom('users')
      .select('id')
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('mailed_tokens')
          .select('user_id')
          .where('token_hash', '=', tokenHash)
          .where('purpose', '=', purpose),
      )
      .forUpdate()
      .execute()
    const used = await database
      .updateTable('mailed_tokens')
      .set({ used_at: sql`now()` })
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id as userId')
      .executeTakeFirst()
    if (used) return { state: 'good', ...used }
    const known = await database
      .selectFrom('mailed_tokens')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
    return { state: known ? 'spent' : 'unknown' }
  },

  /** Invalidates a user's unused links, of one purpose or of all; using one then returns 'used'. */
  spendAll: (userId: string, purpose?: Purpose) =>
    database
      .updateTable('mailed_tokens')
      .set({ used_at: sql`now()` })
      .where('user_id', '=', userId)
      .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'confirm'))
      .where('used_at', 'is', null)
      .execute(),

  /** Deletes links that expired more than a week ago. */
  purge: () =>
    database
      .deleteFrom('mailed_tokens')
      .where('expires_at', '<', sql<Date>`now() - interval '7 days'`)
      .execute(),
})
