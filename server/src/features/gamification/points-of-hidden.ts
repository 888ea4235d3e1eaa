import { levelOf } from '@andariego/contract/gamification-rules'
import type { Deciding, HidingFollower } from '../moderation/public.ts'
import { ledgerRepository } from './ledger-repository.ts'
import { unseenRepository } from './unseen-repository.ts'

/** Withholds the points of hidden content from its author, and returns them when it is shown again. Badges stay. */
const withAuthor =
  (
    change: (
      ledger: ReturnType<typeof ledgerRepository>,
      authorId: string,
      deciding: Deciding,
    ) => Promise<void>,
  ) =>
  async (deciding: Deciding) => {
    const { tx, subject } = deciding
    const { authorId } = subject
    if (authorId === null || subject.earnedBy === undefined) return
    const ledger = ledgerRepository(tx)
    if ((await ledger.lock(authorId)) === null) return
    await change(ledger, authorId, deciding)
    await unseenRepository(tx).forget(authorId, levelOf(await ledger.points(authorId)).level, [])
  }

const withhold = withAuthor(async (ledger, authorId, { subject }) => {
  if (subject.earnedBy) await ledger.withhold(authorId, subject.id, subject.earnedBy)
})
const giveBack = withAuthor((ledger, authorId, { subject }) => ledger.giveBack(authorId, subject.id))

export const pointsOfHidden: HidingFollower = {
  hidden: withhold,
  shown: giveBack,
  // Removing a review takes all its points back; removing a single file has no such rule of its own.
  removed: async (deciding) => {
    const { type, isHidden } = deciding.subject
    if (type !== 'media') await giveBack(deciding)
    else if (!isHidden) await withhold(deciding)
  },
}
