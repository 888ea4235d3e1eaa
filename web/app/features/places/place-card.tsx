import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import type { ReactNode } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { LinkButton } from '../../ui/actions/button.tsx'
import { Card, cardLink } from '../../ui/layout/card.tsx'
import { ClosedForGood } from './closed-for-good.tsx'
import { PlaceLine } from './kinds/place-line.tsx'
import styles from './place-card.module.css'
import { PlaceImage } from './place-image.tsx'
import { RatingLine } from './rating-line.tsx'

interface PlaceCardProps {
  place: Place
  /** The picture is above the fold. */
  priority?: boolean
  /** A note on why the place is shown, such as its distance. */
  note?: ReactNode
  level?: 'h2' | 'h3'
}

const SIZES = '(width >= 70em) 18rem, (width >= 36em) 45vw, calc(100vw - 3.5rem)'

/** The card of a place, drawn like a print in a notebook; the whole card is a link. */
export const PlaceCard = ({ place, priority, note, level: Heading = 'h3' }: PlaceCardProps) => {
  const path = pages.place({ id: place.id })
  return (
    <Card as="article" interactive padding="none" className={styles.card}>
      <div className={styles.picture}>
        <PlaceImage place={place} sizes={SIZES} priority={priority} decorative />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={path} className={cardLink}>
            {place.name}
          </Link>
        </Heading>
        <p className={styles.city}>
          <PlaceLine
            kind={place.kind}
            where={note ?? place.city ?? place.address}
            short={note !== undefined}
          />
        </p>
        {place.isClosed && <ClosedForGood />}
        <RatingLine {...place} />
        <LinkButton
          to={`${path}#resenas`}
          variant="secondary"
          size="small"
          className={styles.reviews}
          aria-label={`Ver Reseñas de ${place.name}`}
        >
          Ver Reseñas
        </LinkButton>
      </div>
    </Card>
  )
}
