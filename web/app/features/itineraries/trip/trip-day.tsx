import type { DayFacts as Facts, Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import { isLongerThan } from '@andariego/contract/text-rules'
import { DAY_TITLE_MAX, NOTE_MAX, tripsMessages } from '@andariego/contract/trips-rules'
import { IconPencil } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { WalkedMinutes } from '../../maps/public.ts'
import { CopyDayButton } from '../copying/copy-day-button.tsx'
import styles from '../day-column.module.css'
import { DayHeading } from '../day-heading.tsx'
import { columnTarget } from '../moving/movable-stop.tsx'
import type { ShownDay } from '../stop.ts'
import { currencyOfDay } from './currency.ts'
import { DayFacts } from './day-facts.tsx'
import { NoteText } from './note-text.tsx'
import { OrderDayButton } from './order-day-button.tsx'
import { OtherNotes } from './other-notes.tsx'
import { tooLate } from './stop-words.ts'
import own from './trip-day.module.css'
import { type Editable, TripStop } from './trip-stop.tsx'
import type { Change } from './use-trip.ts'
import { WayToNext } from './way-to-next.tsx'
import { WrittenArea, WrittenField } from './written-field.tsx'

type Described = Itinerary['days'][number]
const titleProblem = (text: string) =>
  isLongerThan(text.trim(), DAY_TITLE_MAX) ? tripsMessages.titleLength : null
const noteProblem = (text: string) => (isLongerThan(text.trim(), NOTE_MAX) ? tripsMessages.noteLength : null)

interface DayFieldsProps {
  tripId: string
  day: Described | undefined
  date: string
  change: Change
}

const DayFields = ({ tripId, day, date, change }: DayFieldsProps) => {
  const about = `${tripId}:${date}`
  const others = day?.otherNotes ?? []
  const without = (note: string) => others.filter((one) => one !== note)
  return (
    <div className={own.fields}>
      <WrittenField
        about={about}
        label="Título del día"
        autoComplete="off"
        value={day?.title ?? ''}
        problemOf={titleProblem}
        onWrite={(text, from) =>
          change({
            kind: 'set-day',
            date,
            fields: { title: text.trim() || null },
            from: { title: from || null },
          })
        }
      />
      <WrittenArea
        about={about}
        label="Nota del día"
        value={day?.note ?? ''}
        counterLimit={NOTE_MAX}
        problemOf={noteProblem}
        onWrite={(text, from) =>
          change({
            kind: 'set-day',
            date,
            fields: { note: text.trim() || null },
            from: { note: from || null },
          })
        }
      />
      <OtherNotes
        notes={others}
        choose={{
          use: (note) =>
            change({
              kind: 'set-day',
              date,
              fields: { note, otherNotes: without(note) },
              from: { note: day?.note ?? null, otherNotes: others },
            }),
          drop: (note) =>
            change({
              kind: 'set-day',
              date,
              fields: { otherNotes: without(note) },
              from: { otherNotes: others },
            }),
        }}
      />
    </div>
  )
}

interface TripDayProps {
  day: ShownDay
  described: Described | undefined
  stops: readonly PlannedStop[]
  /** The ways on foot from each stop to the next. */
  walks: readonly (WalkedMinutes | null)[]
  color: string
  editable: Editable | null
  /** Whether the fields of its title and note are open. */
  isEdited: boolean
  onEdit: (date: string, isEdited: boolean) => void
  facts: Facts | undefined
  /** How many of its stops are rendered yet; until then the space of the others is reserved. Without any, it is only a heading. */
  rendered: number
}

/** A day as a timeline: its stops along a line, with the way from each to the next. */
export const TripDay = memo(
  ({ day, described, stops, walks, color, editable, isEdited, onEdit, facts, rendered }: TripDayProps) => {
    const style = { '--day': color, '--stops': stops.length } as CSSProperties
    const hasVersions = described && described.otherNotes.length > 0 && !isEdited
    const currency = currencyOfDay(stops, facts)
    const late = tooLate(stops, walks, facts?.clocks ?? [])
    return (
      <section className={classNames(styles.day, own.day)} style={style}>
        <div className={own.head}>
          <div {...columnTarget(day.date)}>
            <DayHeading day={day} />
          </div>
          {rendered > 0 && <DayFacts facts={facts} />}
          {described?.title && !isEdited && <p className={own.title}>{described.title}</p>}
          {described?.note && !isEdited && <NoteText text={described.note} />}
          {hasVersions &&
            (editable ? (
              <p className={own.warning}>Hay otra versión de la nota. Ábrela en «Cambiar título y nota».</p>
            ) : (
              <OtherNotes notes={described.otherNotes} />
            ))}
          {editable && rendered > 0 && (
            <div className={own.tools} data-print="hidden">
              <Button
                size="small"
                variant="quiet"
                icon={<IconPencil aria-hidden="true" />}
                aria-expanded={isEdited}
                onClick={() => onEdit(day.date, !isEdited)}
              >
                {isEdited ? 'Listo' : described ? 'Cambiar título y nota' : 'Título y nota del día'}
              </Button>
              {stops.length > 0 && (
                <CopyDayButton
                  date={day.date}
                  day={{ stops, title: described?.title ?? null, note: described?.note ?? null }}
                />
              )}
              {stops.length > 2 && <OrderDayButton date={day.date} stops={stops} change={editable.change} />}
            </div>
          )}
          {editable && isEdited && (
            <DayFields tripId={editable.tripId} day={described} date={day.date} change={editable.change} />
          )}
        </div>
        {rendered > 0 && (
          <ol className={styles.stops}>
            {stops.slice(0, rendered).map((stop, index) => {
              const next = stops[index + 1]
              return (
                <li key={stop.id} className={styles.stop}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <TripStop
                    stop={stop}
                    hasNext={next !== undefined}
                    warning={late.get(stop.id)}
                    currency={currency}
                    editable={editable}
                  />
                  {next && (
                    <p className={styles.leg}>
                      <span>
                        <WayToNext stop={stop} next={next.place} walk={walks[index]} />
                      </span>
                    </p>
                  )}
                </li>
              )
            })}
          </ol>
        )}
        {rendered < stops.length && (
          <div className={own.reserved} style={{ '--reserved': stops.length - rendered } as CSSProperties} />
        )}
      </section>
    )
  },
)
