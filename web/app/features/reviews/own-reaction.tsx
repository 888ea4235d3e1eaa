import type { Review } from '@andariego/contract/reviews'
import { reviewsMessages } from '@andariego/contract/reviews-rules'
import { showToast } from '../../platform/toasts.ts'
import { ReactionFields } from './reaction-fields.tsx'
import type { ReactionType } from './reaction-rules.ts'
import { useReact } from './use-react.ts'

/** The reaction buttons of a signed-in visitor: their own reaction is marked, and a press changes it. */
export const OwnReaction = ({ review, ready = true }: { review: Review; ready?: boolean }) => {
  const why = ready && !review.may.includes('react') ? reviewsMessages.ownReview : null
  const { reaction, press } = useReact(review)
  const onPress = (type: ReactionType) => {
    if (why !== null) showToast(why, { kind: 'info' })
    else if (ready) press(type)
  }
  return <ReactionFields reaction={reaction} why={why} onPress={onPress} />
}
