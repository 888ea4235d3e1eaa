import type { Place } from '@andariego/contract/places'
import type { ReactNode } from 'react'
import { PlaceCard } from './place-card.tsx'
import styles from './place-grid.module.css'

interface PlaceGridProps {
  places: readonly Place[]
  /** How many of the first pictures are above the fold. */
  priority?: number
  noteOf?: (place: Place) => ReactNode
  level?: 'h2' | 'h3'
}

export const PlaceGrid = ({ places, priority = 0, noteOf, level }: PlaceGridProps) => (
  <ul className={styles.grid}>
    {places.map((place, index) => (
      <li key={place.id}>
        <PlaceCard place={place} priority={index < priority} note={noteOf?.(place)} level={level} />
      </li>
    ))}
  </ul>
)
