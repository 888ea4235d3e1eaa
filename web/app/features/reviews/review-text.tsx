import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { isFolded } from './folded.ts'
import styles from './review-item.module.css'

interface ReviewTextProps {
  content: string
  /** Folds earlier, in lists with reviews of several places. */
  brief?: boolean
}

/** The text of a review with its line breaks; a long text is folded. */
export const ReviewText = ({ content, brief = false }: ReviewTextProps) => {
  const [unfolded, setUnfolded] = useState(false)
  const long = isFolded(content, brief ? 'brief' : 'full')
  return (
    <>
      <p className={styles.text} data-folded={long && !unfolded ? (brief ? 'brief' : 'full') : undefined}>
        {content}
      </p>
      {long && (
        <Button
          variant="quiet"
          size="small"
          className={styles.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Leer menos' : 'Leer más'}
        </Button>
      )}
    </>
  )
}
