import { badgeOf } from '@andariego/contract/badges-rules'
import { LONG_REVIEW_MIN, levelOf } from '@andariego/contract/gamification-rules'
import { lengthOf } from '@andariego/contract/text-rules'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { badgesRepository } from './badges-repository.ts'
import type { Deed } from './deeds.ts'
import type { earning } from './earning.ts'
import type { FactsRepository } from './facts-repository.ts'
import { ledgerRepository } from './ledger-repository.ts'
import { type Facts, factsOf, forfeitedBadges, type HeldBadge } from './rules.ts'
import { unseenRepository } from './unseen-repository.ts'

interface Removal {
  /** The author, whoever removes it; null when the account was deleted. */
  authorId: string | null
  /** The id of the removed review, place or itinerary. */
  deed: string
}

interface LikeState {
  /** Null when the author's account was deleted. */
  authorId: string | null
  reviewId: string
  voterId: string
  isLiked: boolean
}

interface EditedReview {
  authorId: string | null
  placeId: string
  reviewId: string
  content: string
}

export const takingBack = (facts: FactsRepository, { earnUnseen, mayEarn }: ReturnType<typeof earning>) => {
  const factsBehind = async (
    tx: Tx,
    userId: string,
    held: readonly HeldBadge[],
    points: number,
  ): Promise<Facts> => {
    const badges = held.flatMap(({ slug }) => badgeOf(slug) ?? [])
    return { level: levelOf(points).level, ...(await facts.count(tx, userId, factsOf(badges))) }
  }

  return {
    /**
     * Removes a user's content in the given transaction, and takes back the points it earned and the badges whose rule it breaks.
     */
    forfeiting: async (tx: Tx, { authorId, deed }: Removal, remove: () => Promise<unknown>) => {
      if (authorId === null) {
        await remove()
        return
      }
      const ledger = ledgerRepository(tx)
      const badges = badgesRepository(tx)
      const before = await factsBehind(
        tx,
        authorId,
        await badges.held(authorId),
        await ledger.points(authorId),
      )
      await remove()
      if ((await ledger.lock(authorId)) === null) return
      await ledger.takeBack(authorId, deed)
      const points = await ledger.points(authorId)
      const held = await badges.held(authorId)
      const after = await factsBehind(tx, authorId, held, points)
      const lost = forfeitedBadges(held, deed, before, after)
      await badges.remove(authorId, lost)
      await unseenRepository(tx).forget(authorId, levelOf(points).level, lost)
    },

    /** Pays the bonus of a review that an edit made long, or takes it back from one that became short. */
    settleLength: async (tx: Tx, { authorId, ...review }: EditedReview, emit: Emit) => {
      if (authorId === null) return
      if (lengthOf(review.content) >= LONG_REVIEW_MIN) {
        const edit: Deed = { action: 'review_edited', userId: authorId, ...review }
        if (await mayEarn(tx, edit)) await earnUnseen(tx, edit, emit)
        return
      }
      const ledger = ledgerRepository(tx)
      if ((await ledger.lock(authorId)) === null) return
      if (!(await ledger.takeBack(authorId, review.reviewId, { action: 'review_long' }))) return
      await unseenRepository(tx).forget(authorId, levelOf(await ledger.points(authorId)).level, [])
    },

    /**
     * Pays a review's author for a like, or takes the point back, according to the present reaction. Badges stay, because others
     * took the like back.
     */
    settleLike: async (tx: Tx, { authorId, reviewId, voterId, isLiked }: LikeState, emit: Emit) => {
      if (authorId === null) return
      if (isLiked) {
        const like: Deed = { action: 'like_received', userId: authorId, reviewId, voterId }
        // Reads first without locking: the author of a popular review soon has the day's points and the badges.
        if (await mayEarn(tx, like)) await earnUnseen(tx, like, emit)
        return
      }
      const ledger = ledgerRepository(tx)
      // The reaction has locked the review, and the ledger's unique key refuses a second reversal.
      if (!(await ledger.takeBack(authorId, reviewId, { voter: voterId }))) return
      await unseenRepository(tx).forget(authorId, levelOf(await ledger.points(authorId)).level, [])
    },
  }
}
