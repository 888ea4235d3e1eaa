import { badgeNamed, levelOf } from '@andariego/contract/gamification-rules'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { badgesRepository } from './badges-repository.ts'
import type { Deed } from './deeds.ts'
import { earnUnseen, mayEarn } from './earning.ts'
import { countFacts } from './facts-repository.ts'
import { ledgerRepository } from './ledger-repository.ts'
import { type Facts, factsOf, forfeitedBadges, type HeldBadge } from './rules.ts'
import { unseenRepository } from './unseen-repository.ts'

const factsBehind = async (
  tx: Tx,
  userId: string,
  held: readonly HeldBadge[],
  points: number,
): Promise<Facts> => {
  const badges = held.flatMap(({ name }) => badgeNamed(name) ?? [])
  return { level: levelOf(points).level, ...(await countFacts(tx, userId, factsOf(badges))) }
}

/**
 * Runs the removal of what a user made, in its transaction, and takes back the points it brought and the badges whose rule
 * it breaks. `deed` is the id of the review, place or itinerary that goes.
 */
export const forfeiting = async (tx: Tx, userId: string, deed: string, remove: () => Promise<unknown>) => {
  const ledger = ledgerRepository(tx)
  const badges = badgesRepository(tx)
  const before = await factsBehind(tx, userId, await badges.held(userId), await ledger.points(userId))
  await remove()
  if ((await ledger.lock(userId)) === null) return
  await ledger.takeBack(userId, deed)
  const points = await ledger.points(userId)
  const held = await badges.held(userId)
  const after = await factsBehind(tx, userId, held, points)
  const lost = forfeitedBadges(held, deed, before, after)
  await badges.remove(userId, lost)
  await unseenRepository(tx).forget(userId, levelOf(points).level, lost)
}

interface LikeState {
  /** Null when the author's account is gone. */
  authorId: string | null
  reviewId: string
  voterId: string
  isLiked: boolean
}

/** Pays the author of a review for a like, or takes the point back, as the reaction now stands. Badges stay: others took it. */
export const settleLike = async (
  tx: Tx,
  { authorId, reviewId, voterId, isLiked }: LikeState,
  emit?: Emit,
) => {
  if (authorId === null) return
  if (isLiked) {
    const like: Deed = { action: 'like_received', userId: authorId, reviewId, voterId }
    // The author of a well-liked review has the day's points and the badges soon.
    if (await mayEarn(tx, like)) await earnUnseen(tx, like, emit)
    return
  }
  const ledger = ledgerRepository(tx)
  // The review is locked by the reaction, and the ledger's own key refuses a second opposite.
  if (!(await ledger.takeBack(authorId, reviewId, voterId))) return
  await unseenRepository(tx).forget(authorId, levelOf(await ledger.points(authorId)).level, [])
}
