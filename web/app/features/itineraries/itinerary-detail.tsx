import type { Itinerary } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import { IconArrowLeft, IconList, IconMap2, IconUsersGroup } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { countOf, formatDate } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import { Link } from '../../platform/rendering/link.tsx'
import { useSession } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { TripCompany } from './company/trip-company.tsx'
import { spanLabel } from './day-label.ts'
import styles from './itinerary-detail.module.css'
import { RouteMap } from './route-map.tsx'
import { sharingNote } from './sharing-note.ts'
import { type Day, daysWithStops, isRide, stopsOf } from './stop.ts'
import { SavingNote } from './trip/saving-note.tsx'
import { TripPlan } from './trip/trip-plan.tsx'
import { usePointsOfSize } from './trip/use-points-of-size.ts'
import { useTrip } from './trip/use-trip.ts'
import { TripActions } from './trip-actions.tsx'

const TakeAlong = lazyPart(async () => (await import('./offline/take-along.tsx')).TakeAlong, null, {
  dispensable: true,
})

const TABS = [
  { name: 'list', label: 'Vista de Lista', icon: <IconList aria-hidden="true" /> },
  { name: 'map', label: 'Vista de Mapa', icon: <IconMap2 aria-hidden="true" /> },
] as const

const spanOf = (days: readonly Day[]) => {
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? spanLabel(first.date, last.date) : null
}

/** An itinerary by day, and on the map. */
export const ItineraryDetail = ({ itinerary }: { itinerary: Itinerary }) => {
  const { trip, change, undo, stuck } = useTrip(itinerary)
  usePointsOfSize(itinerary)
  const { id, name, items, createdAt, may } = trip
  const days = useMemo(() => daysWithStops(stopsOf({ items })), [items])
  const ridden = useMemo(
    () => new Set(items.flatMap(({ place, legToNext }) => (isRide(legToNext) ? [place.id] : []))),
    [items],
  )
  const timeZone = useTimeZone()
  const viewerId = useSession()?.user.id
  const note = sharingNote(itinerary, viewerId)
  const [parameters, setParameters] = useSearchParams()
  const view = parameters.get('vista') === 'mapa' ? 'map' : 'list'
  const show = (next: 'list' | 'map') =>
    setParameters(next === 'map' ? { vista: 'mapa' } : {}, { replace: true, preventScrollReset: true })
  return (
    <>
      <PageHeading
        eyebrow={
          <Link to={pages.itineraries()} className={styles.back} data-print="hidden">
            <IconArrowLeft aria-hidden="true" />
            Volver a Mis Itinerarios
          </Link>
        }
        title={<span className={styles.name}>{name}</span>}
        lead={[spanOf(days), countOf(items.length, 'lugar', 'lugares')].filter(Boolean).join(' · ')}
        actions={
          <TripActions
            itinerary={itinerary}
            trip={trip}
            editing={may.includes('edit') ? { change, undo } : null}
          />
        }
      />
      {note && (
        <p className={styles.sharing}>
          <IconUsersGroup aria-hidden="true" />
          {note}
        </p>
      )}
      <SavingNote stuck={stuck} />
      <Tabs label="Vistas del itinerario" tabs={TABS} selected={view} onSelect={show}>
        {/* Printing always shows the list. */}
        <div className={styles.list} data-shown={view === 'list'}>
          {days.length === 0 && may.includes('edit') && <NoPlacesLeft id={id} />}
          <TripCompany id={id}>
            <TripPlan trip={trip} days={days} change={may.includes('edit') ? change : null} />
          </TripCompany>
        </div>
        {view === 'map' && days.length > 0 && (
          <div data-print="hidden">
            <RouteMap days={days} ridden={ridden} height="min(70svh, 44rem)" />
          </div>
        )}
      </Tabs>
      <TakeAlong itinerary={itinerary} />
      <p className={styles.created}>Creado el {formatDate(createdAt, timeZone)}</p>
    </>
  )
}

/** Shown when no place is left: a place that was deleted from the product also disappears from itineraries. */
const NoPlacesLeft = ({ id }: { id: string }) => (
  <EmptyState action={<LinkButton to={pages.editItinerary({ id })}>Agregar lugares</LinkButton>}>
    Este itinerario no tiene lugares.
  </EmptyState>
)
