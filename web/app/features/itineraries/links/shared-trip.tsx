import type { PublicTrip } from '@andariego/contract/trip-links'
import { type CSSProperties, useMemo } from 'react'
import { useColorScheme } from '../../../platform/theme/theme.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { useWalkedMinutes } from '../../maps/public.ts'
import { dayColor } from '../day-color.ts'
import { longDayLabel } from '../day-label.ts'
import type { StopPlace } from '../stop.ts'
import { StopCard } from '../stop-card.tsx'
import { NoteText } from '../trip/note-text.tsx'
import { costLabel, STATUS_LABELS, whenLabel } from '../trip/stop-words.ts'
import { WayToNext } from '../trip/way-to-next.tsx'
import { daysOfPublicTrip } from './public-days.ts'
import styles from './shared-trip.module.css'

const RouteMap = lazyPart(async () => (await import('../route-map.tsx')).RouteMap)

const month = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A public trip for strangers with its link: read-only. */
export const SharedTrip = ({ trip }: { trip: PublicTrip }) => {
  const scheme = useColorScheme()
  const days = useMemo(() => daysOfPublicTrip(trip), [trip])
  return (
    <article className={styles.trip}>
      <PageHeading
        eyebrow="Un viaje compartido"
        title={<span className={styles.name}>{trip.name}</span>}
        lead={[trip.month && month.format(new Date(`${trip.month}-01`)), trip.owner && `de ${trip.owner}`]
          .filter(Boolean)
          .join(' · ')}
      />
      {days.length > 0 && <RouteMap days={days} height="min(50svh, 28rem)" />}
      <div className={styles.days}>
        {trip.days.map((day, index) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a day without stops has neither a number nor always a date
            key={index}
            className={styles.day}
            style={
              {
                '--day': day.number === null ? 'var(--muted)' : dayColor(day.number, scheme),
              } as CSSProperties
            }
          >
            <h2 className={styles.heading}>
              <span>{day.number === null ? 'Sin paradas' : `Día ${day.number}`}</span>{' '}
              {day.date && <small>{longDayLabel(day.date)}</small>}
            </h2>
            {day.title && <p className={styles.title}>{day.title}</p>}
            {day.note && <NoteText text={day.note} />}
            <ol className={styles.stops}>
              {day.stops.map((stop, at) => (
                <SharedStop key={stop.place.id} stop={stop} next={day.stops[at + 1]?.place} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </article>
  )
}

interface SharedStopProps {
  stop: PublicTrip['days'][number]['stops'][number]
  next: StopPlace | undefined
}

const SharedStop = ({ stop, next }: SharedStopProps) => {
  const [walk] = useWalkedMinutes(next ? [{ from: stop.place, to: next }] : [])
  const facts = [
    stop.status === 'skipped' && STATUS_LABELS.skipped,
    whenLabel(stop),
    stop.cost && costLabel(stop.cost),
  ].filter(Boolean)
  return (
    <li data-status={stop.status ?? undefined}>
      <StopCard place={stop.place} />
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {stop.note && <NoteText text={stop.note} />}
      {next && (
        <p className={styles.leg}>
          <WayToNext stop={stop} next={next} walk={walk} />
        </p>
      )}
    </li>
  )
}
