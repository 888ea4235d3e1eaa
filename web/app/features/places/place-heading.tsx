import type { Place } from '@andariego/contract/places'
import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Container } from '../../ui/layout/container.tsx'
import { ClosedForGood } from './closed-for-good.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { PlaceKindOf } from './kinds/place-kind.tsx'
import styles from './place-heading.module.css'
import { PlaceImage } from './place-image.tsx'
import { RatingLine } from './rating-line.tsx'
import { ShareButton } from './share-button.tsx'

/** Longer names are set smaller: they would fill a phone before anything else is seen. */
const LONG_NAME = 44

/** A photo a sixth larger than it was made looks as sharp, and a phone's screen takes one of half the bytes. */
const COVER = '(width < 48em) 86vw, 100vw'

interface PlaceHeadingProps {
  place: Place
  /** What other features do with a place. */
  actions?: ReactNode
}

/** Cover, name and where it is, with what one can do at once. */
export const PlaceHeading = ({ place, actions }: PlaceHeadingProps) => (
  <header className={styles.heading}>
    <div className={styles.cover}>
      <PlaceImage place={place} sizes={COVER} shape="cover" priority />
    </div>
    <Container className={styles.front}>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <div className={styles.facts}>
            <p className={styles.city}>
              <IconMapPin aria-hidden="true" />
              {place.city ?? 'Información no disponible temporalmente'}
            </p>
            <PlaceKindOf place={place} />
            {place.isClosed && <ClosedForGood />}
          </div>
          <h1 className={styles.name} data-long={place.name.length > LONG_NAME || undefined}>
            {place.name}
          </h1>
          <p className={styles.address}>{place.address}</p>
          <a href="#resenas" className={styles.rating}>
            <RatingLine {...place} />
          </a>
        </div>
        <div className={styles.actions} data-print="hidden">
          <FavouriteButton place={place} />
          <ShareButton title={place.name} />
          {actions}
        </div>
      </div>
    </Container>
  </header>
)
