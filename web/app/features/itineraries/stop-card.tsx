import { pages } from '@andariego/contract/pages'
import { IconExternalLink, IconMapPin } from '@tabler/icons-react'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { Card, cardLink } from '../../ui/layout/card.tsx'
import { ClosedForGood, PlaceImage } from '../places/public.ts'
import type { StopPlace } from './stop.ts'
import styles from './stop-card.module.css'

/** The card of a place in an itinerary. It opens the place in a new tab, so that the itinerary stays open. */
export const StopCard = ({ place }: { place: StopPlace }) => (
  <Card as="article" interactive padding="none" className={styles.card}>
    <PlaceImage place={place} sizes="64px" shape="thumbnail" decorative />
    <div className={styles.words}>
      <h3 className={styles.name}>
        <a href={pages.place({ id: place.id })} target="_blank" rel="noopener" className={cardLink}>
          {place.name}
          <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
        </a>
      </h3>
      <p className={styles.where}>
        <IconMapPin aria-hidden="true" />
        <span>{place.city ?? place.address}</span>
      </p>
      {place.isClosed && <ClosedForGood />}
    </div>
    <IconExternalLink aria-hidden="true" className={styles.opens} data-print="hidden" />
  </Card>
)
