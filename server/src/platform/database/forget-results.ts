import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Deletes the stored results of requests that a user made, or that mention the user, when the account is deleted. A retry of
 * another user's deleted request runs again.
 */
export const forgetResultsOf = (tx: Tx, userId: string) =>
  sql`delete from idempotency_keys
    where user_id = ${userId} or result::text like '%' || ${userId} || '%'`.execute(tx)
