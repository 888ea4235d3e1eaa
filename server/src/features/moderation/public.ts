import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { discard } from '../media/public.ts'
import { appealsRepository } from './appeals-repository.ts'
import type { createCarryOver } from './carry-over.ts'
import { reportsRepository } from './reports-repository.ts'

export type { HoldBack } from './hold-back.ts'
export { isLinkOfNewAccount } from './links-of-new-accounts.ts'
export { isAccountClosed } from './restrictions.ts'
export type { Deciding, HidingFollower, ModeratedPart, ModeratedParts } from './subject.ts'
export { moderationTold } from './told.ts'

/**
 * Adds moderation to the export of an account, and deletes its data except a restriction that still runs. A moderator's decisions
 * stay in the log without a name.
 */
export const moderationOfAccount = (
  services: Services,
  carryOver: ReturnType<typeof createCarryOver>,
): AccountPart => ({
  afterConfirmation: carryOver.begin,
  addToExport: async (userId, { add }) => {
    add('denuncias', await reportsRepository(services.database).ofReporter(userId))
    add('avisos', await appealsRepository(services.database).noticesOf(userId))
  },
  beforeRemoval: async (tx, userId) => {
    await carryOver.keep(tx, userId)
    const files = await reportsRepository(tx).forget(userId)
    return () => discard(services, files)
  },
})
