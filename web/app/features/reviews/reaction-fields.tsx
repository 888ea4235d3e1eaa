import type { Reaction } from '@andariego/contract/reviews'
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { formatNumber } from '../../platform/format/format.ts'
import styles from './reaction-buttons.module.css'
import type { ReactionType } from './reaction-rules.ts'

const kinds = [
  { type: 'like', label: 'Me gusta', Icon: IconThumbUp, Pressed: IconThumbUpFilled },
  { type: 'dislike', label: 'No me gusta', Icon: IconThumbDown, Pressed: IconThumbDownFilled },
] as const

interface ReactionFieldsProps {
  reaction: Reaction
  /** Why the viewer cannot use the buttons; null when they can. */
  why?: string | null
  onPress?: (type: ReactionType) => void
}

/** The two reaction buttons with their counts. */
export const ReactionFields = ({ reaction, why = null, onPress }: ReactionFieldsProps) => {
  const counts = { like: reaction.likeCount, dislike: reaction.dislikeCount }
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
            onClick={() => onPress?.(type)}
          >
            {chosen ? <Pressed aria-hidden="true" /> : <Icon aria-hidden="true" />}
            {formatNumber(counts[type])}
          </button>
        )
      })}
    </fieldset>
  )
}
