import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Forgets the results of requests that a user made, or that name them: with their account goes what is kept of it for retries.
 * Whoever else retries such a request within its day does it anew.
 */
export const forgetResultsOf = (tx: Tx, userId: string) =>
  sql`delete from idempotency_keys
    where user_id = ${userId} or result::text like '%' || ${userId} || '%'`.execute(tx)
