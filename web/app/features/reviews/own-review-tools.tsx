import type { Review } from '@andariego/contract/reviews'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { removeLater } from './removals.ts'
import styles from './review-item.module.css'

interface OwnReviewToolsProps {
  review: Review
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  /** Called when the review was removed from the list. */
  onRemove: () => void
}

const CHANGES = ['edit', 'remove'] as const

/**
 * The buttons of who may change a review. They come with the code that removes: a press counts at once, also when the page is left in
 * the same moment.
 */
export const OwnReviewTools = ({ review, editButton, onEdit, onRemove }: OwnReviewToolsProps) => {
  const offered = CHANGES.filter((deed) => review.may.includes(deed))
  if (offered.length === 0) return null
  return (
    <span className={styles.actions}>
      {offered.includes('edit') && (
        <IconButton
          ref={editButton}
          label="Editar reseña"
          icon={<IconPencil aria-hidden="true" />}
          onClick={onEdit}
        />
      )}
      {offered.includes('remove') && (
        <IconButton
          label="Eliminar reseña"
          icon={<IconTrash aria-hidden="true" />}
          onClick={() => {
            removeLater(review)
            onRemove()
          }}
        />
      )}
    </span>
  )
}
