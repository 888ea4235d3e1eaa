import type { Itinerary } from '@andariego/contract/itineraries'
import type { CSSProperties, Ref } from 'react'
import type { DrawnMapState } from '../../maps/public.ts'
import { PlaceImage } from '../../places/public.ts'
import { dayColor } from '../day-color.ts'
import { longDayLabel, spanLabel } from '../day-label.ts'
import { NoteText } from '../trip/note-text.tsx'
import type { BookDay } from './book-day.ts'
import { BookStop } from './book-stop.tsx'
import { DayMap } from './day-map.tsx'
import { DayPhotos } from './day-photos.tsx'
import styles from './trip-book.module.css'

interface TripBookProps {
  ref: Ref<HTMLDivElement>
  trip: Itinerary
  days: readonly BookDay[]
  /** One for each day. */
  maps: readonly DrawnMapState[]
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
      {days.map((day, index) => (
        <section
          key={day.date}
          className={styles.page}
          style={{ '--day': dayColor(day.number, 'light') } as CSSProperties}
        >
          <h2>
            Día {day.number} <small>{longDayLabel(day.date)}</small>
          </h2>
          {day.title && <p className={styles.title}>{day.title}</p>}
          {maps[index] && <DayMap day={day} state={maps[index]} />}
          {day.note && <NoteText text={day.note} />}
          <ol className={styles.stops}>
            {day.stops.map((stop, at) => (
              <BookStop key={stop.id} stop={stop} number={at + 1} next={day.stops[at + 1]} />
            ))}
          </ol>
          <DayPhotos photos={day.photos} />
        </section>
      ))}
      <Undated trip={trip} />
    </div>
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
        {ideas.map(({ id, place, note }) => (
          <li key={id}>
            <strong>{place.name}</strong> {place.address}
            {note && <NoteText text={note} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
