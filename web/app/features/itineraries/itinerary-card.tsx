import type { ListedItinerary } from '@andariego/contract/itineraries'
import { ITINERARY_CHIPS } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { IconCalendar, IconMapPin, IconUsersGroup } from '@tabler/icons-react'
import { countOf, formatDate } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import { Link } from '../../platform/rendering/link.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Chip } from '../../ui/content/chip.tsx'
import { Card, cardLink } from '../../ui/layout/card.tsx'
import { PlaceImage } from '../places/public.ts'
import { spanLabel } from './day-label.ts'
import styles from './itinerary-card.module.css'
import { sharingNote } from './sharing-note.ts'

const PICTURES = 3

/** An itinerary as three pictures of its places and a short summary; the whole card is a link. */
export const ItineraryCard = ({ itinerary }: { itinerary: ListedItinerary }) => {
  const { id, name, items, itemCount, firstDay, lastDay, createdAt } = itinerary
  const viewerId = useSession()?.user.id
  const note = sharingNote(itinerary, viewerId)
  const timeZone = useTimeZone()
  const more = itemCount - Math.min(items.length, ITINERARY_CHIPS)
  return (
    <Card as="article" interactive padding="none" className={styles.card}>
      <div className={styles.pictures} aria-hidden="true">
        {items.slice(0, PICTURES).map(({ place }) => (
          <PlaceImage key={place.id} place={place} sizes="12rem" shape="cover" decorative />
        ))}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={pages.itinerary({ id })} className={cardLink}>
            {name}
          </Link>
        </h2>
        <ul className={styles.facts}>
          <li>
            <IconMapPin aria-hidden="true" />
            {countOf(itemCount, 'lugar', 'lugares')}
          </li>
          {firstDay && lastDay && (
            <li>
              <IconCalendar aria-hidden="true" />
              {spanLabel(firstDay, lastDay)}
            </li>
          )}
          {note && (
            <li>
              <IconUsersGroup aria-hidden="true" />
              <span className={styles.note}>{note}</span>
            </li>
          )}
        </ul>
        <ul className={styles.chips}>
          {items.slice(0, ITINERARY_CHIPS).map(({ place }) => (
            <li key={place.id}>
              <Chip>
                <span className={styles.place}>{place.name}</span>
              </Chip>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Chip tone="primary">+{more} más</Chip>
            </li>
          )}
        </ul>
        <p className={styles.created}>Creado el {formatDate(createdAt, timeZone)}</p>
      </div>
    </Card>
  )
}
