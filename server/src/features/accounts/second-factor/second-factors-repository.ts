import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstantOrNull } from '../../../platform/database/select.ts'
import '../tables.ts'

export interface StoredFactor {
  sealedSecret: string
  isOn: boolean
  lastStep: number
}

export const secondFactorsRepository = (database: Database | Tx) => ({
  state: (userId: string) =>
    database
      .selectFrom('second_factors')
      .select([
        isoInstantOrNull('confirmed_at').as('since'),
        sql<number>`(select count(*)::int from recovery_codes
          where recovery_codes.user_id = second_factors.user_id and used_at is null)`.as('codesLeft'),
      ])
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst(),

  /** Locks the row, so that simultaneous codes are checked one after the other. */
  lock: (userId: string): Promise<StoredFactor | undefined> =>
    database
      .selectFrom('second_factors')
      .select([
        'sealed_secret as sealedSecret',
        sql<boolean>`confirmed_at is not null`.as('isOn'),
        sql<number>`last_step::int`.as('lastStep'),
      ])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst(),

  /** Stores a secret to be confirmed, replacing an unconfirmed one; returns false when the second step is already on. */
  begin: async (userId: string, sealedSecret: string): Promise<boolean> => {
    const row = await database
      .insertInto('second_factors')
      .values({ user_id: userId, sealed_secret: sealedSecret, confirmed_at: null })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0, created_at: sql`now()` })
          .where('second_factors.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    return row !== undefined
  },

  confirm: (userId: string) =>
    database
      .updateTable('second_factors')
      .set({ confirmed_at: sql`now()` })
      .where('user_id', '=', userId)
      .execute(),

  spend: (userId: string, step: number) =>
    database.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute(),

  /** Uses a recovery code up; of two simultaneous calls, only one succeeds. */
  useCode: async (userId: string, codeHash: Buffer): Promise<boolean> => {
    const row = await database
      .updateTable('recovery_codes')
      .set({ used_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Replaces all earlier recovery codes. */
  replaceCodes: async (userId: string, hashes: readonly Buffer[]) => {
    await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await database
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, used_at: null })))
      .execute()
  },

  /** Turns the second step off; with `since`, only if it was turned on after that. Returns whether it was on. */
  remove: async (userId: string, since?: Date): Promise<boolean> => {
    const row = await database
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .$if(since !== undefined, (query) => query.where('created_at', '>', since ?? new Date()))
      .returning('user_id')
      .executeTakeFirst()
    if (row) await database.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    return row !== undefined
  },
})
