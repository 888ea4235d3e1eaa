import type { Review } from '@andariego/contract/reviews'
import { reviewsMessages } from '@andariego/contract/reviews-rules'
import { useWish } from '../../platform/optimistic/use-wish.ts'
import { useBarred } from '../../platform/session/restriction.ts'
import { showToast } from '../../platform/toasts.ts'
import { ReactionFields } from './reaction-fields.tsx'
import { type ReactionType, wishAfter, wished } from './reaction-rules.ts'
import { useReact } from './use-react.ts'

export interface OwnReactionProps {
  review: Review
  /** False while the own reaction is unknown: a press is then a wish, as it could remove the reaction by mistake. */
  ready?: boolean
  /** What was pressed before the own reaction was known. */
  wish: ReactionType | null
  onWish: (wish: ReactionType | null) => void
}

/** The reaction buttons of a signed-in user: their own reaction is marked, and a press changes it. */
export const OwnReaction = ({ review, ready = true, wish, onWish }: OwnReactionProps) => {
  const barred = useBarred('publish')
  const isOwn = ready && !review.may.includes('react')
  const why = barred?.title ?? (isOwn ? reviewsMessages.ownReview : null)
  const { reaction, press } = useReact(review)
  const onPress = (type: ReactionType) => {
    if (barred) barred.onClick()
    else if (why !== null) showToast(why, { kind: 'info' })
    else if (ready) press(type)
    else onWish(wishAfter(wish, type))
  }
  useWish(ready && wish !== null, () => {
    onWish(null)
    if (wish !== null && reaction.reactionType !== wish) onPress(wish)
  })
  return (
    <ReactionFields reaction={why === null ? wished(reaction, wish) : reaction} why={why} onPress={onPress} />
  )
}
