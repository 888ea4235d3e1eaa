import { moderationMessages } from '@andariego/contract/moderation-rules'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { Services } from '../../platform/services.ts'
import { peopleRepository } from '../people/public.ts'
import type { createDeciding } from './deciding.ts'
import { decisionsRepository } from './decisions-repository.ts'
import { createMailboxHash, keptRestrictions, type MailboxRestriction } from './kept-restrictions.ts'
import { personAsSubject } from './person-subject.ts'
import { RESTRICTING, strongest } from './restriction-rules.ts'
import { restrictionsRepository } from './restrictions.ts'

/** Restrictions hold for a mailbox: neither removing the account nor opening another one ends them. */
export const createCarryOver = (
  { secret }: Pick<Services, 'secret'>,
  { carryOut }: Pick<ReturnType<typeof createDeciding>, 'carryOut'>,
) => {
  const hashOf = createMailboxHash(secret)

  /** Returns the restrictions of other accounts with this mailbox. Restrictions are few, so each address is compared here. */
  const ofOtherAccounts = async (tx: Tx, userId: string, hash: Buffer): Promise<MailboxRestriction[]> => {
    const all = await restrictionsRepository(tx).withAddresses()
    const same = all.filter((row) => row.userId !== userId && hashOf(row.email).equals(hash))
    const found: MailboxRestriction[] = []
    for (const { userId: otherId, kind, until } of same) {
      const moderatorId = await decisionsRepository(tx).whoRestricted(otherId)
      if (moderatorId !== undefined) found.push({ kind, until, moderatorId })
    }
    return found
  }

  return {
    /** Keeps the restriction of an account that is being removed, for its mailbox. */
    keep: async (tx: Tx, userId: string) => {
      // Waits for a moderator who is deciding about this person now, and lets none decide until the account is gone.
      await decisionsRepository(tx).takeTurns('user', userId)
      const restriction = await restrictionsRepository(tx).of(userId)
      const email = restriction && (await peopleRepository(tx).addressOf(userId))
      const moderatorId = restriction && (await decisionsRepository(tx).whoRestricted(userId))
      if (!restriction || !email || !moderatorId) return
      const kept = keptRestrictions(tx)
      const hash = hashOf(email)
      const earlier = await kept.take(hash)
      const { kind, until } = restriction
      await kept.keep(hash, strongest([{ kind, until, moderatorId }, ...(earlier ? [earlier] : [])]))
    },

    /** Begins an account with the restriction that its mailbox has, as the same moderator's decision. */
    begin: async (tx: Tx, userId: string, emit: Emit) => {
      const subject = await personAsSubject(tx, userId)
      const email = await peopleRepository(tx).addressOf(userId)
      if (!subject || !email) return
      const hash = hashOf(email)
      const kept = await keptRestrictions(tx).take(hash)
      const restrictions = [...(kept ? [kept] : []), ...(await ofOtherAccounts(tx, userId, hash))]
      if (restrictions.length === 0) return
      const { kind, until, moderatorId } = strongest(restrictions)
      await decisionsRepository(tx).takeTurns('user', userId)
      await carryOut({ tx, emit, afterwards: () => {} }, { id: moderatorId }, subject, {
        subjectType: 'user',
        subjectId: userId,
        decision: RESTRICTING[kind],
        reason: moderationMessages.sameMailbox,
        until: until ?? undefined,
      })
    },
  }
}
