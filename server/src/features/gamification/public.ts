import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { badgesRepository } from './badges-repository.ts'
import { ledgerRepository } from './ledger-repository.ts'
import { earnedBadges } from './standing.ts'

export { gamificationChecks } from './checks.ts'
export type { FactsPart } from './facts-repository.ts'
export { pointsOfHidden } from './points-of-hidden.ts'
export { type Rewards, rewardsFrom } from './rewards.ts'
export { standingsRepository } from './standings-repository.ts'
export { gamificationTold } from './told.ts'
export { trustIn } from './trust.ts'

/** Adds gamification's data to the export of an account. The account's removal deletes its stats, ledger and badges. */
export const gamificationOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    add('puntos', await ledgerRepository(database).all(userId))
    add('insignias', earnedBadges(await badgesRepository(database).all(userId)))
  },
})
