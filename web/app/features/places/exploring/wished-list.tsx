import type { Place } from '@andariego/contract/places'
import { ExploreCard } from './explore-card.tsx'
import styles from './explore-list.module.css'
import type { WishedPlaces } from './wished-query.ts'

interface WishedListProps {
  found: WishedPlaces
  outdated: boolean
  onHighlight: (place: Place | null) => void
}

/** The number of cards above the fold. */
const IN_SIGHT = 4

/** Places that fit a wish in words, each with the sentence of a review that explains why. */
export const WishedList = ({ found, outdated, onHighlight }: WishedListProps) => (
  <ul className={styles.list} data-outdated={outdated || undefined}>
    {found.map(({ place, reason }, index) => (
      <li key={place.id}>
        <ExploreCard
          place={place}
          reason={reason ? `«${reason.sentence}»` : undefined}
          priority={index < IN_SIGHT}
          onHighlight={onHighlight}
        />
      </li>
    ))}
  </ul>
)
