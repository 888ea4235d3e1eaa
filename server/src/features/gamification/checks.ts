import { sql } from 'kysely'
import type { Check } from '../../platform/check.ts'
import type { Services } from '../../platform/services.ts'
import { ledgerRepository } from './ledger-repository.ts'
import './tables.ts'

interface Unbalanced {
  userId: string
  points: number
  sum: number
}

/** Compares each user's balance with the ledger's sum. */
export const gamificationChecks = ({ database }: Pick<Services, 'database'>): Check[] => {
  const unbalanced = async () => {
    const { rows } = await sql<Unbalanced>`
      select user_stats.user_id as "userId", user_stats.points, coalesce(sum(points_ledger.points), 0)::integer as sum
      from user_stats left join points_ledger on points_ledger.user_id = user_stats.user_id
      group by user_stats.user_id
      having user_stats.points <> coalesce(sum(points_ledger.points), 0)`.execute(database)
    return rows
  }
  return [
    {
      title: 'Puntos de cada persona',
      find: async () =>
        (await unbalanced()).map(
          ({ userId, points, sum }) => `${userId} tiene ${points}, y sus movimientos suman ${sum}`,
        ),
      mend: async () => {
        for (const { userId } of await unbalanced())
          await database.transaction().execute(async (tx) => {
            const ledger = ledgerRepository(tx)
            if ((await ledger.lock(userId)) !== null) await ledger.rebuild(userId)
          })
      },
    },
  ]
}
