import type { Review } from '@andariego/contract/reviews'
import { useState } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import type { OwnReactionProps } from './own-reaction.tsx'
import { ReactionFields } from './reaction-fields.tsx'
import { type ReactionType, wishAfter, wished } from './reaction-rules.ts'

interface ReactionButtonsProps {
  review: Review
  /** False until the viewer's own data are shown. */
  ready?: boolean
}

const WHY_NOT = 'Debe iniciar sesión para calificar.'

// Anonymous visitors cannot react, so their pages need neither the cache of reactions nor this code.
const OwnReaction = lazyPart<OwnReactionProps>(
  async () => (await import('./own-reaction.tsx')).OwnReaction,
  ({ review, wish, onWish }) => (
    <ReactionFields reaction={wished(review, wish)} onPress={(type) => onWish(wishAfter(wish, type))} />
  ),
  { dispensable: true },
)

/** Blocked buttons stay focusable and clickable, so that a press can explain why. */
export const ReactionButtons = (props: ReactionButtonsProps) => {
  // A press is remembered here until the code and the own reaction are there.
  const [wish, setWish] = useState<ReactionType | null>(null)
  return useSession() === null ? (
    <ReactionFields
      reaction={props.review}
      why={WHY_NOT}
      onPress={() => showToast(WHY_NOT, { kind: 'info' })}
    />
  ) : (
    <OwnReaction {...props} wish={wish} onWish={setWish} />
  )
}
