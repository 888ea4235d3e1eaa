import type { Consent } from '@andariego/contract/terms'
import { TERMS_VERSION } from '@andariego/contract/terms-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import './tables.ts'

export const consentsRepository = (database: Database | Tx) => {
  const all = (userId: string) =>
    database
      .selectFrom('consents')
      .select(['version', isoInstant('agreed_at').as('at')])
      .where('user_id', '=', userId)
      .orderBy('version', 'desc')
      .execute()
  return {
    all,

    /** Keeps the time of the first consent when the user already agreed. */
    add: (userId: string, version: string) =>
      database
        .insertInto('consents')
        .values({ user_id: userId, version })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    of: async (userId: string): Promise<Consent> => {
      const [agreed = null] = await all(userId)
      return { current: TERMS_VERSION, agreed }
    },
  }
}
