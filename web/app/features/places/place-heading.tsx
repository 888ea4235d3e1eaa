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

/** Names with more characters get a smaller font: otherwise they would fill a phone's first screen. */
const LONG_NAME = 44

/**
 * On phones the cover asks for 86 % of its width: a photo scaled up by a sixth looks as sharp, and its file has half the bytes.
 */
const COVER = '(width < 48em) 86vw, 100vw'

interface PlaceHeadingProps {
  place: Place
  /** Buttons of other features. */
  actions?: ReactNode
}

/** The head of a place's page: cover, name, location and the main actions. */
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
