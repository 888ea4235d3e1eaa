import type { Notification } from '@andariego/contract/gamification'
import { type Level, levelOf } from '@andariego/contract/gamification-rules'
import { sendTogether, type Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { tell } from '../notifications/public.ts'
import { type BadgeRow, badgesRepository } from './badges-repository.ts'
import { claimsOf, type Deed, deedId } from './deeds.ts'
import type { FactsRepository } from './facts-repository.ts'
import { type History, ledgerRepository } from './ledger-repository.ts'
import { factsOf, factsRaisedBy, holds, levelReached, paymentsFor, withinReach } from './rules.ts'
import { notificationOf } from './standing.ts'
import { badgeSubject, levelSubject } from './told.ts'
import { unseenRepository } from './unseen-repository.ts'

interface Gain {
  level: Level | null
  badges: BadgeRow[]
}

/** Also stores the reward in the list of notifications. */
const keepTold = async (tx: Tx, userId: string, { level, badges }: Gain, isSeen: boolean) => {
  const subjects = [
    ...(level === null ? [] : [levelSubject(level.level)]),
    ...badges.map(({ slug }) => badgeSubject(slug)),
  ]
  // Emits no event: the open pages are told of the reward itself, and refetch the list then.
  for (const subject of subjects)
    await tell(tx, () => {}, { kind: 'reward', to: [userId], subject, by: null, isSeen })
}

export const earning = (facts: FactsRepository) => {
  const askedBy = (deed: Deed) => ({
    claims: claimsOf(deed),
    isActiveToday: facts.isActiveToday(deed.userId, deedId(deed)),
  })

  /** Returns what a deed is paid after this history, and the badges it might complete. */
  const prospects = (deed: Deed, history: History) => {
    const payments = paymentsFor(claimsOf(deed), history.entries)
    const after = payments.reduce((total, { points }) => total + points, history.points)
    const raised = factsRaisedBy(deed, history.wasActiveToday)
    return {
      payments,
      after,
      candidates: withinReach(raised, levelOf(after).level, new Set(history.badges)),
    }
  }

  /** Pays a deed and grants the badges it completes. The deed's content must be written already, because it is counted. */
  const settle = async (tx: Tx, deed: Deed): Promise<Gain> => {
    const ledger = ledgerRepository(tx)
    const history = await ledger.lockedHistory(deed.userId, askedBy(deed))
    if (history === null) return { level: null, badges: [] }
    const { payments, after, candidates } = prospects(deed, history)
    const [, [counted]] = await sendTogether(
      tx,
      ledger.paying(deed.userId, payments),
      facts.counting(tx, deed.userId, factsOf(candidates)),
    )
    const known = { ...counted, level: levelOf(after).level }
    const completed = candidates.filter((badge) => holds(badge, known)).map(({ slug }) => slug)
    return {
      level: levelReached(history.points, after),
      badges: await badgesRepository(tx).grant(deed.userId, completed, deedId(deed)),
    }
  }

  return {
    /**
     * Pays a deed in its transaction, after its content is written. Returns what the response must tell its author, which then
     * counts as seen. For deeds whose author gets no response, use `earnUnseen`.
     */
    earn: async (tx: Tx, deed: Deed): Promise<{ notification?: Notification }> => {
      const gain = await settle(tx, deed)
      await keepTold(tx, deed.userId, gain, true)
      const notification = notificationOf(gain.level, gain.badges)
      return notification ? { notification } : {}
    },

    /**
     * Pays a deed in its transaction and stores the news until the user next requests their stats; an event asks their open pages
     * to do so.
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

    /** Whether a deed could earn anything; reads without locking, for deeds that mostly earn nothing. */
    mayEarn: async (tx: Tx, deed: Deed): Promise<boolean> => {
      const history = await ledgerRepository(tx).history(deed.userId, askedBy(deed))
      const { payments, candidates } = prospects(deed, history)
      return payments.length > 0 || candidates.length > 0
    },
  }
}
