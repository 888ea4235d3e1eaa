import { type Trust, trustOf } from '@andariego/contract/trust-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import '../people/public.ts'
import './tables.ts'

/** How far the community knows a user: what they may do of a sort in a day depends on it. */
export const trustIn = async (database: Database | Tx, userId: string): Promise<Trust> => {
  const row = await database
    .selectFrom('people')
    .leftJoin('user_stats', 'user_stats.user_id', 'people.id')
    .select(['people.created_at as createdAt', 'user_stats.points'])
    .where('people.id', '=', userId)
    .executeTakeFirst()
  return row ? trustOf({ createdAt: row.createdAt, points: row.points ?? 0 }, new Date()) : 'new'
}
