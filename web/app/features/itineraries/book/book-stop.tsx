import type { PlannedStop } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import { QrCode } from '../../../ui/content/qr-code.tsx'
import { useWalkedMinutes } from '../../maps/public.ts'
import { NoteText } from '../trip/note-text.tsx'
import { OtherNotes } from '../trip/other-notes.tsx'
import { costLabel, STATUS_LABELS, whenLabel } from '../trip/stop-words.ts'
import { WayToNext } from '../trip/way-to-next.tsx'
import { isLongNote } from './book-day.ts'
import styles from './trip-book.module.css'

interface BookStopProps {
  stop: PlannedStop
  /** The stop's number, also on its pin on the day's map. */
  number: number
  next: PlannedStop | undefined
}

export const BookStop = ({ stop, number, next }: BookStopProps) => {
  const { place, cost, booking, note, otherNotes, status } = stop
  const isLong = isLongNote([note, ...otherNotes].join('\n'))
  const [walk] = useWalkedMinutes(next ? [{ from: place, to: next.place }] : [])
  const facts = [
    // What was visited needs no mark in a book; what was left out does.
    status === 'skipped' && STATUS_LABELS.skipped,
    whenLabel(stop),
    cost && costLabel(cost),
    booking?.reference && `Reserva ${booking.reference}`,
  ].filter(Boolean)
  return (
    <li className={styles.stop} data-long={isLong || undefined} data-status={status ?? undefined}>
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        <h3>{place.name}</h3>
        <p className={styles.where}>{place.address}</p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        {note && <NoteText text={note} />}
        <OtherNotes notes={otherNotes} />
        {next && (
          <p className={styles.way}>
            ↓ <WayToNext stop={stop} next={next.place} walk={walk} />
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
