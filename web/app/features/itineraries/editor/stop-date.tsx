import { FIRST_YEAR, isCalendarDay, LAST_YEAR } from '@andariego/contract/itineraries-rules'
import { useState } from 'react'
import { DateInput } from '../../../ui/form/date/date-input.tsx'
import styles from './stop-date.module.css'

interface StopDateProps {
  id: string
  /** The name of the place, for the label. */
  name: string
  date: string
  onChange: (date: string) => void
}

/**
 * The date field of a stop. A picked date is saved at once; a typed one when the field loses focus or Enter is pressed, because
 * each key makes another date. An invalid date is reset to the previous one.
 */
export const StopDate = ({ id, name, date, onChange }: StopDateProps) => {
  const [value, setValue] = useState(date)
  const [shown, setShown] = useState(date)
  if (shown !== date) {
    setShown(date)
    setValue(date)
  }
  const settle = (day: string) => {
    setValue(isCalendarDay(day) ? day : date)
    if (day !== date && isCalendarDay(day)) onChange(day)
  }
  return (
    <div className={styles.date}>
      <DateInput
        id={id}
        required
        aria-label={`Fecha de ${name}`}
        title={`Fecha de ${name}`}
        calendarLabel={`Abrir el calendario de ${name}`}
        min={`${FIRST_YEAR}-01-01`}
        max={`${LAST_YEAR}-12-31`}
        value={value}
        onChange={(day, settled) => (settled ? settle(day) : setValue(day))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setValue(date)
        }}
      />
    </div>
  )
}
