import type { Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import { QrCode } from '../../../ui/content/qr-code.tsx'
import { PlaceImage } from '../../places/public.ts'
import { longDayLabel, spanLabel } from '../day-label.ts'
import { inDayOrder } from '../stop.ts'
import { NoteText } from '../trip/note-text.tsx'
import { costLabel, whenLabel } from '../trip/stop-words.ts'
import { WayToNext } from '../trip/way-to-next.tsx'
import styles from './trip-book.module.css'

const BookStop = ({ stop, next }: { stop: PlannedStop; next: PlannedStop | undefined }) => {
  const { place, cost, booking, note } = stop
  const facts = [
    whenLabel(stop),
    cost && costLabel(cost),
    booking?.reference && `Reserva ${booking.reference}`,
  ].filter(Boolean)
  return (
    <li className={styles.stop}>
      <div className={styles.words}>
        <h3>{place.name}</h3>
        <p className={styles.where}>{place.address}</p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {note && <NoteText text={note} />}
        {next && (
          <p className={styles.way}>
            ↓ <WayToNext stop={stop} next={next.place} />
          </p>
        )}
      </div>
      <QrCode
        className={styles.code}
        url={`${window.location.origin}${pages.place({ id: place.id })}`}
        label={`Código de ${place.name}`}
      />
    </li>
  )
}

/** A cover, a page for each day, and what to bring. */
export const TripBook = ({ trip, format }: { trip: Itinerary; format: 'A4' | 'A5' }) => {
  const items = inDayOrder(trip.items)
  const days = [...Map.groupBy(items, ({ date }) => date)]
  const cover = items.find(({ place }) => place.id === trip.coverPlaceId) ?? items[0]
  const [first, last] = [items[0], items.at(-1)]
  return (
    <div className={styles.book} data-format={format}>
      <section className={styles.cover}>
        {cover && <PlaceImage place={cover.place} sizes="100vw" shape="cover" decorative priority />}
        <h1>{trip.name}</h1>
        {first && last && <p>{spanLabel(first.date, last.date)}</p>}
      </section>
      {days.map(([date, stops], index) => {
        const described = trip.days.find((day) => day.date === date)
        return (
          <section key={date} className={styles.page}>
            <h2>
              Día {index + 1} <small>{longDayLabel(date)}</small>
            </h2>
            {described?.title && <p className={styles.title}>{described.title}</p>}
            {described?.note && <NoteText text={described.note} />}
            <ol className={styles.stops}>
              {stops.map((stop, at) => (
                <BookStop key={stop.id} stop={stop} next={stops[at + 1]} />
              ))}
            </ol>
          </section>
        )
      })}
      {(trip.checklist.length > 0 || trip.ideas.length > 0) && (
        <section className={styles.page}>
          {trip.checklist.length > 0 && <h2>Para llevar y hacer</h2>}
          <ul className={styles.list}>
            {trip.checklist.map(({ id, text, isDone }) => (
              <li key={id}>
                {isDone ? '☑' : '☐'} {text}
              </li>
            ))}
          </ul>
          {trip.ideas.length > 0 && <h2>Sin fecha</h2>}
          <ul className={styles.list}>
            {trip.ideas.map(({ id, place, note }) => (
              <li key={id}>
                <strong>{place.name}</strong> {place.address}
                {note && <NoteText text={note} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
