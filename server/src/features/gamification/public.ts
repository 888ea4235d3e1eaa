import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { badgesRepository } from './badges-repository.ts'
import { ledgerRepository } from './ledger-repository.ts'

export { earn, earnUnseen } from './earning.ts'
export { standingsRepository } from './standings-repository.ts'
export { forfeiting, settleLike } from './taking-back.ts'

/** What gamification adds to the export of an account. With the account its stats, ledger and badges go. */
export const gamificationOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    add('puntos', await ledgerRepository(database).all(userId))
    add('insignias', await badgesRepository(database).all(userId))
  },
  // A like locks the review, then its author's stats. The removal does as well, or the two could wait for each other.
  beforeRemoval: async (tx, userId) => {
    await sql`select 1 from reviews where user_id = ${userId} for no key update`.execute(tx)
  },
})
