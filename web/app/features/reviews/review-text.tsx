import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import styles from './review-item.module.css'

/** Longer texts are folded; a little above what is left of them, so that unfolding is worth it. */
const FOLDED_FROM = {
  full: { characters: 420, lines: 7 },
  brief: { characters: 210, lines: 5 },
}

interface ReviewTextProps {
  content: string
  /** Among many others, where one looks around. */
  brief?: boolean
}

/** What somebody wrote, with its line breaks; a long text is folded. */
export const ReviewText = ({ content, brief = false }: ReviewTextProps) => {
  const [unfolded, setUnfolded] = useState(false)
  const { characters, lines } = FOLDED_FROM[brief ? 'brief' : 'full']
  const long = content.length > characters || content.split('\n').length > lines
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
