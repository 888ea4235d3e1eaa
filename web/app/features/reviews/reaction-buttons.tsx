import type { Review } from '@andariego/contract/reviews'
import { reviewsMessages } from '@andariego/contract/reviews-rules'
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { formatNumber } from '../../platform/format/format.ts'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import styles from './reaction-buttons.module.css'
import type { ReactionType } from './reaction-rules.ts'
import { useReact } from './use-react.ts'

const kinds = [
  { type: 'like', label: 'Me gusta', Icon: IconThumbUp, Pressed: IconThumbUpFilled },
  { type: 'dislike', label: 'No me gusta', Icon: IconThumbDown, Pressed: IconThumbDownFilled },
] as const

/** Why the buttons do nothing for whoever looks at them, or null. */
const useObstacle = ({ may }: Review, ready: boolean): string | null => {
  const session = useSession()
  if (session === null) return 'Debe iniciar sesión para calificar.'
  return ready && !may.includes('react') ? reviewsMessages.ownReview : null
}

interface ReactionButtonsProps {
  review: Review
  /** False until it is the viewer's answer that is shown: the same press would mean the opposite of one unknown. */
  ready?: boolean
}

export const ReactionButtons = ({ review, ready = true }: ReactionButtonsProps) => {
  const why = useObstacle(review, ready)
  const { reaction, press } = useReact(review)
  const counts = { like: reaction.likeCount, dislike: reaction.dislikeCount }
  // They stay in reach of keyboard and finger, to say why they do nothing.
  const onPress = (type: ReactionType) => {
    if (why !== null) showToast(why, { kind: 'info' })
    else if (ready) press(type)
  }
  return (
    <fieldset className={styles.buttons} aria-label="Calificar esta reseña">
      {kinds.map(({ type, label, Icon, Pressed }) => {
        const chosen = reaction.reactionType === type
        return (
          <button
            key={type}
            type="button"
            className={styles.button}
            aria-label={`${label}: ${formatNumber(counts[type])}`}
            aria-pressed={chosen}
            aria-disabled={why !== null || undefined}
            title={why ?? label}
            onClick={() => onPress(type)}
          >
            {chosen ? <Pressed aria-hidden="true" /> : <Icon aria-hidden="true" />}
            {formatNumber(counts[type])}
          </button>
        )
      })}
    </fieldset>
  )
}
