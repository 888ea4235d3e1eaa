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

// Who reads without an account reacts to nothing: twenty reviews then need no store of reactions, nor its code.
const OwnReaction = lazyPart<ReactionButtonsProps>(
  async () => (await import('./own-reaction.tsx')).OwnReaction,
  ({ review }) => <ReactionFields reaction={review} waiting />,
  { dispensable: true },
)

/** They stay in reach of keyboard and finger where they do nothing, to say why. */
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
