import { FIRST_YEAR, isCalendarDay, LAST_YEAR } from '@andariego/contract/itineraries-rules'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './stop-date.module.css'

/** A calendar is closed by then; one that stays open, as on some phones, has come to rest. */
const SETTLE_MS = 500

interface StopDateProps {
  id: string
  label: string
  date: string
  onChange: (date: string) => void
}

/**
 * The day of a stop. What is chosen from the calendar counts at once; what is typed, when the field is left or Enter is
 * pressed, for each key makes another valid date.
 */
export const StopDate = ({ id, label, date, onChange }: StopDateProps) => {
  const [value, setValue] = useState(date)
  const [shown, setShown] = useState(date)
  const typing = useRef(false)
  if (shown !== date) {
    setShown(date)
    setValue(date)
  }
  const settle = useEffectEvent(() => {
    if (value !== date && isCalendarDay(value)) onChange(value)
  })
  useEffect(() => {
    if (value === date || typing.current) return
    const timer = setTimeout(() => settle(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value, date])

  const leave = () => {
    typing.current = false
    if (value === date) return
    if (isCalendarDay(value)) onChange(value)
    else setValue(date)
  }
  return (
    <input
      id={id}
      type="date"
      required
      aria-label={label}
      title={label}
      min={`${FIRST_YEAR}-01-01`}
      max={`${LAST_YEAR}-12-31`}
      className={styles.date}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
        else if (event.key === 'Escape') {
          typing.current = false
          setValue(date)
        } else if (event.key !== 'Tab' && event.key !== 'Shift') typing.current = true
      }}
      onPointerDown={() => {
        typing.current = false
      }}
      onBlur={leave}
    />
  )
}
