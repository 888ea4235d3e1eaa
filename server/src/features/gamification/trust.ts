import { type Trust, trustOf } from '@andariego/contract/trust-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import '../people/public.ts'
import './tables.ts'

/** Returns how far the community trusts a user; some daily limits depend on it. */
export const trustIn = async (database: Database | Tx, userId: string): Promise<Trust> => {
  const row = await database
    .selectFrom('people')
    .leftJoin('user_stats', 'user_stats.user_id', 'people.id')
    .select(['people.created_at as createdAt', 'user_stats.points'])
    .where('people.id', '=', userId)
    .executeTakeFirst()
  return row ? trustOf({ createdAt: row.createdAt, points: row.points ?? 0 }, new Date()) : 'new'
}
