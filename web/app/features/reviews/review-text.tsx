import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './review-item.module.css'

const LONG_CHARACTERS = 420
const LONG_LINES = 7
const isLong = (content: string) =>
  content.length > LONG_CHARACTERS || content.split('\n').length > LONG_LINES

/** What somebody wrote, with its line breaks; a long text is folded. */
export const ReviewText = ({ content }: { content: string }) => {
  const [unfolded, setUnfolded] = useState(false)
  const long = isLong(content)
  return (
    <>
      <p className={styles.text} data-folded={(long && !unfolded) || undefined}>
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
