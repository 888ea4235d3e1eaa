import type { ChatSource } from '@andariego/contract/assistant'
import { IconQuote } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { PlaceLink } from './place-link.tsx'
import styles from './quotes.module.css'

const SHOWN = 3

/** The reviews that an answer quotes, each linked to its place on the place's page. */
export const Quotes = ({ sources }: { sources: readonly ChatSource[] }) => {
  const [all, setAll] = useState(false)
  const quotes = sources.flatMap(({ placeId, name, quotes = [] }) =>
    quotes.map((quote) => ({ ...quote, placeId, name })),
  )
  if (quotes.length === 0) return null
  const shown = all ? quotes : quotes.slice(0, SHOWN)
  return (
    <ul className={styles.quotes} aria-label="Reseñas citadas">
      {shown.map(({ placeId, name, reviewId, sentence }) => (
        <li key={`${reviewId}${sentence}`}>
          <PlaceLink placeId={placeId} reviewId={reviewId} className={styles.quote}>
            <IconQuote aria-hidden="true" />
            <span>
              «{sentence}» {name}
            </span>
          </PlaceLink>
        </li>
      ))}
      {shown.length < quotes.length && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setAll(true)}>
            y {quotes.length - shown.length} más
          </Button>
        </li>
      )}
    </ul>
  )
}
