import type { Review } from '@andariego/contract/reviews'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { ReactionFields } from './reaction-fields.tsx'

interface ReactionButtonsProps {
  review: Review
  /** False until the viewer's own data are shown: while their reaction is unknown, a press could remove it by mistake. */
  ready?: boolean
}

const WHY_NOT = 'Debe iniciar sesión para calificar.'

// Anonymous visitors cannot react, so their pages need neither the cache of reactions nor this code.
const OwnReaction = lazyPart<ReactionButtonsProps>(
  async () => (await import('./own-reaction.tsx')).OwnReaction,
  ({ review }) => <ReactionFields reaction={review} waiting />,
  { dispensable: true },
)

/** Blocked buttons stay focusable and clickable, so that a press can explain why. */
export const ReactionButtons = (props: ReactionButtonsProps) =>
  useSession() === null ? (
    <ReactionFields
      reaction={props.review}
      why={WHY_NOT}
      onPress={() => showToast(WHY_NOT, { kind: 'info' })}
    />
  ) : (
    <OwnReaction {...props} />
  )
