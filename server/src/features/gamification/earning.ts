import type { Notification } from '@andariego/contract/gamification'
import { type Level, levelOf } from '@andariego/contract/gamification-rules'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { tell } from '../notifications/public.ts'
import { type BadgeRow, badgesRepository } from './badges-repository.ts'
import { claimsOf, type Deed, deedId } from './deeds.ts'
import type { FactsRepository } from './facts-repository.ts'
import { ledgerRepository } from './ledger-repository.ts'
import { factsOf, factsRaisedBy, holds, levelReached, paymentsFor, withinReach } from './rules.ts'
import { notificationOf } from './standing.ts'
import { badgeSubject, levelSubject } from './told.ts'
import { unseenRepository } from './unseen-repository.ts'

interface Gain {
  level: Level | null
  badges: BadgeRow[]
}

/** Keeps it in the list of notifications, too. */
const keepTold = async (tx: Tx, userId: string, { level, badges }: Gain, isSeen: boolean) => {
  const subjects = [
    ...(level === null ? [] : [levelSubject(level.level)]),
    ...badges.map(({ slug }) => badgeSubject(slug)),
  ]
  // The open pages hear of the reward itself, and ask for all of this again.
  for (const subject of subjects)
    await tell(tx, () => {}, { kind: 'reward', to: [userId], subject, by: null, isSeen })
}

export const earning = (facts: FactsRepository) => {
  /** What a deed would pay, and the badges it might complete, as things are. */
  const prospects = async (tx: Tx, deed: Deed) => {
    const claims = claimsOf(deed)
    const isActiveToday = facts.isActiveToday(deed.userId, deedId(deed))
    const history = await ledgerRepository(tx).history(deed.userId, claims, isActiveToday)
    const payments = paymentsFor(claims, history.entries)
    const after = payments.reduce((total, { points }) => total + points, history.points)
    const raised = factsRaisedBy(deed, history.wasActiveToday)
    return {
      payments,
      after,
      candidates: withinReach(raised, levelOf(after).level, new Set(history.badges)),
    }
  }

  /** Pays a deed and grants what it completes. The deed's content must be written already: it is counted here. */
  const settle = async (tx: Tx, deed: Deed): Promise<Gain> => {
    const ledger = ledgerRepository(tx)
    const before = await ledger.lock(deed.userId)
    if (before === null) return { level: null, badges: [] }
    const { payments, after, candidates } = await prospects(tx, deed)
    await ledger.pay(deed.userId, payments)
    const counted = await facts.count(tx, deed.userId, factsOf(candidates))
    const known = { ...counted, level: levelOf(after).level }
    const completed = candidates.filter((badge) => holds(badge, known)).map(({ slug }) => slug)
    return {
      level: levelReached(before, after),
      badges: await badgesRepository(tx).grant(deed.userId, completed, deedId(deed)),
    }
  }

  return {
    /**
     * Pays a deed in its transaction, after its content is written, and returns what the answer to its author tells of it:
     * that answer counts as seen. For deeds whose answer cannot, there is `earnUnseen`.
     */
    earn: async (tx: Tx, deed: Deed): Promise<{ notification?: Notification }> => {
      const gain = await settle(tx, deed)
      await keepTold(tx, deed.userId, gain, true)
      const notification = notificationOf(gain.level, gain.badges)
      return notification ? { notification } : {}
    },

    /**
     * Pays a deed in its transaction and keeps what is to be told until the user next asks for their stats; their open pages
     * learn that they should.
     */
    earnUnseen: async (tx: Tx, deed: Deed, emit: Emit): Promise<void> => {
      const gain = await settle(tx, deed)
      const { level, badges } = gain
      await keepTold(tx, deed.userId, gain, false)
      const notification = notificationOf(level, badges)
      if (notification === null) return
      const slugs = badges.map(({ slug }) => slug)
      await unseenRepository(tx).keep(deed.userId, level?.level ?? null, slugs)
      emit({ type: 'live', userIds: [deed.userId], event: { type: 'notification', notification } })
    },

    /** Whether a deed could bring anything; without waiting for the user's other deeds, for those that mostly bring nothing. */
    mayEarn: async (tx: Tx, deed: Deed): Promise<boolean> => {
      const { payments, candidates } = await prospects(tx, deed)
      return payments.length > 0 || candidates.length > 0
    },
  }
}
