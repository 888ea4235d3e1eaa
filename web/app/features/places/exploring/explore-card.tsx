import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { Link } from '../../../platform/rendering/link.tsx'
import { Card, cardLink } from '../../../ui/layout/card.tsx'
import { ClosedForGood } from '../closed-for-good.tsx'
import { PlaceLine } from '../kinds/place-line.tsx'
import { PlaceImage } from '../place-image.tsx'
import { RatingLine } from '../rating-line.tsx'
import styles from './explore-card.module.css'

interface ExploreCardProps {
  place: Place
  /** The formatted distance from the visitor. */
  distance?: string
  /** A quote that explains why the place is shown. */
  reason?: string | undefined
  priority?: boolean
  /** Called with the place on hover or focus, and with null afterwards. */
  onHighlight: (place: Place | null) => void
}

/** A place as a row of the list beside the map. */
export const ExploreCard = ({ place, distance, reason, priority, onHighlight }: ExploreCardProps) => (
  <Card
    as="article"
    interactive
    padding="none"
    className={styles.card}
    onPointerEnter={() => onHighlight(place)}
    onPointerLeave={() => onHighlight(null)}
    onFocus={() => onHighlight(place)}
    onBlur={() => onHighlight(null)}
  >
    <div className={styles.picture}>
      <PlaceImage place={place} sizes="9rem" priority={priority} shape="cover" decorative />
    </div>
    <div className={styles.words}>
      <h2 className={styles.name}>
        <Link to={pages.place({ id: place.id })} className={cardLink}>
          {place.name}
        </Link>
      </h2>
      <p className={styles.where}>
        <PlaceLine
          kind={place.kind}
          where={[distance, place.city ?? place.address].filter(Boolean).join(' · ')}
          short={distance !== undefined}
        />
      </p>
      {place.isClosed && <ClosedForGood />}
      <RatingLine {...place} />
      {reason && <p className={styles.reason}>{reason}</p>}
    </div>
  </Card>
)
