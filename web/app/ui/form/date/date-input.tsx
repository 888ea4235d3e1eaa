import { IconCalendar } from '@tabler/icons-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { IconButton } from '../../actions/icon-button.tsx'
import { useBeside } from '../../overlay/use-beside.ts'
import { Calendar } from './calendar.tsx'
import { isDay, today, writtenDay } from './calendar-days.ts'
import styles from './date.module.css'
import { readDay } from './read-day.ts'

export interface DateValue {
  /** `YYYY-MM-DD`; '' when empty; the typed text when it is not a valid date. */
  value: string
  /** `settled` is true after picking, on blur and on Enter, and false for each key. */
  onChange: (value: string, settled: boolean) => void
  /** The first and last allowed date, `YYYY-MM-DD`. */
  min: string
  max: string
}

type DateInputProps = DateValue &
  Omit<ComponentProps<'input'>, keyof DateValue | 'type'> & {
    /** The label of the button that opens the calendar; needed on pages with several date fields. */
    calendarLabel?: string
  }

const written = (value: string) => (isDay(value) ? writtenDay(value) : value)

/**
 * A date field: typed as in Spanish (`3/4/2027`, `3 de abril`, `mañana`) or picked from a calendar. A native date field would
 * follow the browser's language instead of the page's, with the month first in an English browser.
 */
export const DateInput = ({ value, onChange, min, max, calendarLabel, ...input }: DateInputProps) => {
  const [text, setText] = useState(written(value))
  const [known, setKnown] = useState(value)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const popoverId = useId()
  // The value changed from outside: the form was cleared, or another tab changed it.
  if (known !== value) {
    setKnown(value)
    setText(written(value))
  }
  const button = () => root.current?.querySelector<HTMLElement>('button') ?? null
  const keepBeside = useBeside(button, popover)
  const tell = (next: string, settled: boolean) => {
    setKnown(next)
    onChange(next, settled)
  }
  const settle = () => {
    const day = readDay(text, today()) ?? text.trim()
    setText(written(day))
    tell(day, true)
  }
  const pick = (day: string) => {
    setText(written(day))
    tell(day, true)
    popover.current?.hidePopover()
    button()?.focus()
  }
  return (
    <div ref={root} className={styles.box}>
      <input
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        {...input}
        type="text"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          tell(readDay(event.target.value, today()) ?? event.target.value.trim(), false)
        }}
        onBlur={(event) => {
          settle()
          input.onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          input.onKeyDown?.(event)
        }}
      />
      <IconButton
        label={calendarLabel ?? 'Abrir el calendario'}
        icon={<IconCalendar aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={input.disabled}
        popoverTarget={popoverId}
        className={styles.button}
      />
      <div
        ref={popover}
        id={popoverId}
        popover="auto"
        role="dialog"
        aria-label="Elige un día"
        className={styles.popover}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Escape closes the calendar, but not the dialog around the form.
          event.preventDefault()
          event.stopPropagation()
          popover.current?.hidePopover()
          button()?.focus()
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget instanceof Node && !popover.current?.contains(relatedTarget))
            popover.current?.hidePopover()
        }}
        onBeforeToggle={keepBeside}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <Calendar value={isDay(value) ? value : ''} min={min} max={max} onPick={pick} />}
      </div>
    </div>
  )
}
