import type { Idea } from '@andariego/contract/itineraries'
import {
  FIRST_YEAR,
  isCalendarDay,
  itinerariesMessages,
  LAST_YEAR,
} from '@andariego/contract/itineraries-rules'
import { useRef, useState } from 'react'
import { newId } from '../../../platform/new-id.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateInput } from '../../../ui/form/date/date-input.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { shortDayLabel } from '../day-label.ts'
import { PlacePicker } from '../editor/place-picker.tsx'
import { columnTarget } from '../moving/movable-stop.tsx'
import styles from './ideas.module.css'
import { tellWithUndo } from './tell-with-undo.ts'
import { type Editable, TripStop } from './trip-stop.tsx'
import type { Change } from './use-trip.ts'

interface IdeasProps {
  ideas: readonly Idea[]
  /** The ids of the places of the trip, with or without a date. */
  taken: ReadonlySet<string>
  /** The stop after which an idea is inserted when it gets a date: the last of that day, otherwise the last of all. */
  lastOf: (date: string) => string | null
  editable: Editable | null
  /** Whether the ideas are rendered yet. */
  isRendered: boolean
}

const IdeaTools = ({
  idea,
  lastOf,
  change,
}: {
  idea: Idea
  lastOf: IdeasProps['lastOf']
  change: Change
}) => {
  const [date, setDate] = useState('')
  const { id: stopId, place } = idea
  const putOn = (day: string) => {
    change({ kind: 'move-stop', stopId, date: day, after: lastOf(day) })
    tellWithUndo(`«${place.name}» está ahora el ${shortDayLabel(day)}.`, () =>
      change({ kind: 'move-stop', stopId, date: null, after: null }),
    )
  }
  const remove = () => {
    change({ kind: 'remove-stop', stopId })
    tellWithUndo(`«${place.name}» se quitó del itinerario.`, () => change({ kind: 'restore-stop', stopId }))
  }
  return (
    <div className={styles.tools} data-print="hidden">
      <DateInput
        aria-label={`Fecha de ${place.name}`}
        calendarLabel={`Calendario de ${place.name}`}
        placeholder="Poner fecha"
        className={styles.date}
        value={date}
        min={`${FIRST_YEAR}-01-01`}
        max={`${LAST_YEAR}-12-31`}
        onChange={(day, settled) => {
          setDate(day)
          if (settled && isCalendarDay(day)) putOn(day)
        }}
      />
      <Button size="small" variant="quiet" aria-label={`Quitar ${place.name}`} onClick={remove}>
        Quitar
      </Button>
    </div>
  )
}

/** Places that may become part of the trip: they have no date yet. */
export const Ideas = ({ ideas, taken, lastOf, editable, isRendered }: IdeasProps) => {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  if (!editable && ideas.length === 0) return null
  return (
    <section aria-label="Ideas sin fecha" className={styles.ideas}>
      <div {...columnTarget(null)}>
        <SectionHeading title="Sin fecha" />
      </div>
      {editable && (
        <div data-print="hidden">
          <PlacePicker
            ref={field}
            text={text}
            taken={taken}
            error={problem}
            onText={(next) => {
              setText(next)
              setProblem(null)
            }}
            onPick={(place) => {
              if (taken.has(place.id)) {
                setText(place.name)
                setProblem(itinerariesMessages.placeTwice)
                return
              }
              setText('')
              const stopId = newId()
              const after = ideas.at(-1)?.id ?? null
              editable.change({ kind: 'add-stop', stopId, placeId: place.id, date: null, after }, place)
            }}
          />
        </div>
      )}
      {ideas.length === 0 && (
        <p className={styles.empty}>
          Guarda aquí lugares que quizá visites, o trae una parada que aún no tiene día.
        </p>
      )}
      <ul className={styles.list}>
        {isRendered &&
          ideas.map((idea) => (
            <li key={idea.id}>
              <TripStop stop={idea} hasNext={false} editable={editable}>
                {editable && <IdeaTools idea={idea} lastOf={lastOf} change={editable.change} />}
              </TripStop>
            </li>
          ))}
      </ul>
    </section>
  )
}
