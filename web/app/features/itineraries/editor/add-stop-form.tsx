import {
  FIRST_YEAR,
  itemProblem,
  itinerariesMessages,
  LAST_YEAR,
} from '@andariego/contract/itineraries-rules'
import type { Place } from '@andariego/contract/places'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/form/date/date-field.tsx'
import { type Stop, stopOf } from '../stop.ts'
import styles from './add-stop-form.module.css'
import { PlacePicker } from './place-picker.tsx'

interface AddStopFormProps {
  stops: readonly Stop[]
  /** Why the itinerary cannot be saved yet. */
  error: string | null
  /** How often saving was attempted. The next attempt replaces what was said about adding a place before it. */
  saveAttempts: number
  onAdd: (stop: Stop) => void
  searchRef: RefObject<HTMLInputElement | null>
}

const DATE_PROBLEMS: readonly string[] = [itinerariesMessages.dateRequired, itinerariesMessages.dateInvalid]

/** Form for a place and its day. The chosen day stays for the next place; at first it is the last day of the itinerary. */
export const AddStopForm = ({ stops, error, saveAttempts, onAdd, searchRef }: AddStopFormProps) => {
  const [text, setText] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
  const [chosenDate, setChosenDate] = useState<string | null>(null)
  const [said, setSaid] = useState<{ problem: string | null; after: number } | null>(null)
  const problem = said?.after === saveAttempts ? said.problem : null
  const date = chosenDate ?? stops.at(-1)?.date ?? ''
  const dateField = useRef<HTMLInputElement>(null)
  const taken = new Set(stops.map((stop) => stop.place.id))
  const isDateProblem = problem !== null && DATE_PROBLEMS.includes(problem)

  const add = (event: FormEvent) => {
    event.preventDefault()
    const items = stops.map((stop) => ({ placeId: stop.place.id }))
    const found = itemProblem({ items }, place?.id ?? null, date)
    setSaid({ problem: found, after: saveAttempts })
    if (found !== null || !place) {
      const field = found !== null && DATE_PROBLEMS.includes(found) ? dateField : searchRef
      field.current?.focus()
      return
    }
    onAdd(stopOf(place, date))
    setChosenDate(date)
    setPlace(null)
    setText('')
    searchRef.current?.focus()
  }
  return (
    <form noValidate onSubmit={add} aria-label="Agregar un lugar" className={styles.form}>
      <PlacePicker
        ref={searchRef}
        text={text}
        taken={taken}
        error={problem !== null && !isDateProblem ? problem : error}
        onText={(next) => {
          setText(next)
          setPlace(null)
          setSaid(null)
        }}
        onPick={(picked) => {
          setText(picked.name)
          setPlace(picked)
          setSaid(null)
        }}
      />
      <div className={styles.when}>
        <DateField
          ref={dateField}
          label="Fecha"
          compact={!isDateProblem}
          value={date}
          min={`${FIRST_YEAR}-01-01`}
          max={`${LAST_YEAR}-12-31`}
          error={isDateProblem ? problem : null}
          onChange={(day) => {
            if (day !== date) setSaid(null)
            setChosenDate(day)
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          icon={<IconPlus aria-hidden="true" />}
          className={styles.add}
        >
          Agregar
        </Button>
      </div>
    </form>
  )
}
