import type { Itinerary } from '@andariego/contract/itineraries'
import type { CSSProperties, Ref } from 'react'
import type { DrawnMapState } from '../../maps/public.ts'
import { PlaceImage } from '../../places/public.ts'
import { dayColor } from '../day-color.ts'
import { longDayLabel, spanLabel } from '../day-label.ts'
import { NoteText } from '../trip/note-text.tsx'
import { OtherNotes } from '../trip/other-notes.tsx'
import type { BookDay } from './book-day.ts'
import { BookStop } from './book-stop.tsx'
import { DayMap } from './day-map.tsx'
import { DayPhotos } from './day-photos.tsx'
import styles from './trip-book.module.css'

interface TripBookProps {
  ref: Ref<HTMLDivElement>
  trip: Itinerary
  days: readonly BookDay[]
  /** By date, for the days with stops. */
  maps: ReadonlyMap<string, DrawnMapState | undefined>
  format: 'A4' | 'A5'
}

/** The book: a cover, at least one page for each day, and the checklist. */
export const TripBook = ({ ref, trip, days, maps, format }: TripBookProps) => {
  const stops = days.flatMap((day) => day.stops)
  const cover = stops.find(({ place }) => place.id === trip.coverPlaceId) ?? stops[0]
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div ref={ref} className={styles.book} data-format={format}>
      <section className={styles.cover}>
        {cover && <PlaceImage place={cover.place} sizes="100vw" shape="cover" decorative priority />}
        <h1>{trip.name}</h1>
        {first && last && <p>{spanLabel(first.date, last.date)}</p>}
      </section>
      {days.map((day) => (
        <PrintedDay key={day.date} day={day} map={maps.get(day.date)} />
      ))}
      <Undated trip={trip} />
    </div>
  )
}

const PrintedDay = ({ day, map }: { day: BookDay; map: DrawnMapState | undefined }) => {
  const { number, date, title, note, otherNotes, stops, photos } = day
  const color = number === null ? 'var(--ink)' : dayColor(number, 'light')
  return (
    <section
      className={styles.page}
      data-stopless={number === null || undefined}
      style={{ '--day': color } as CSSProperties}
    >
      <h2>
        {number !== null && `Día ${number} `}
        <small>{longDayLabel(date)}</small>
      </h2>
      {title && <p className={styles.title}>{title}</p>}
      {map && number !== null && <DayMap number={number} stops={stops} state={map} />}
      {note && <NoteText text={note} />}
      <OtherNotes notes={otherNotes} />
      {stops.length > 0 && (
        <ol className={styles.stops}>
          {stops.map((stop, at) => (
            <BookStop key={stop.id} stop={stop} number={at + 1} next={stops[at + 1]} />
          ))}
        </ol>
      )}
      <DayPhotos photos={photos} />
    </section>
  )
}

/** The parts of a trip that belong to no day: the checklist and the ideas. */
const Undated = ({ trip: { checklist, ideas } }: { trip: Itinerary }) => {
  if (checklist.length === 0 && ideas.length === 0) return null
  return (
    <section className={styles.page}>
      {checklist.length > 0 && <h2>Para llevar y hacer</h2>}
      <ul className={styles.list}>
        {checklist.map(({ id, text, isDone }) => (
          <li key={id}>
            {isDone ? '☑' : '☐'} {text}
          </li>
        ))}
      </ul>
      {ideas.length > 0 && <h2>Sin fecha</h2>}
      <ul className={styles.list}>
        {ideas.map(({ id, place, note, otherNotes }) => (
          <li key={id}>
            <strong>{place.name}</strong> {place.address}
            {note && <NoteText text={note} />}
            <OtherNotes notes={otherNotes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
