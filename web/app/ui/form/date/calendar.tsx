import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button.tsx'
import { IconButton } from '../../actions/icon-button.tsx'
import { VisuallyHidden } from '../../content/visually-hidden.tsx'
import {
  addDays,
  addMonths,
  monthLabel,
  today,
  weekdayLabel,
  weekdayOf,
  weeksAround,
  wholeDayLabel,
} from './calendar-days.ts'
import styles from './date.module.css'

interface CalendarProps {
  /** The chosen date, or ''. */
  value: string
  min: string
  max: string
  onPick: (day: string) => void
}

const YEAR = 12

/** The date that a key leads to; with Shift, PageUp and PageDown move by a year instead of a month. */
const stepOf = ({ key, shiftKey }: KeyboardEvent, day: string): string | null => {
  const months = shiftKey ? YEAR : 1
  const steps: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  }
  return steps[key]?.() ?? null
}

/** A calendar to pick a date: one tab stop, with arrow keys to move between days. It takes the focus when it appears. */
export const Calendar = ({ value, min, max, onPick }: CalendarProps) => {
  const now = today()
  const within = (day: string) => (day < min ? min : day > max ? max : day)
  const [day, setDay] = useState(within(value || now))
  const [focuses, setFocuses] = useState(1)
  const grid = useRef<HTMLTableElement>(null)
  const monthId = useId()
  const weeks = weeksAround(day)

  useEffect(() => {
    if (focuses > 0) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [focuses])

  const turn = (months: number) => {
    setDay(within(addMonths(day, months)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event, day)
    if (next === null) return
    event.preventDefault()
    setDay(within(next))
    setFocuses((count) => count + 1)
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          label="Mes anterior"
          icon={<IconChevronLeft aria-hidden="true" />}
          disabled={addMonths(day, -1).slice(0, 7) < min.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <p id={monthId} aria-live="polite" className={styles.month}>
          {monthLabel(day)}
        </p>
        <IconButton
          label="Mes siguiente"
          icon={<IconChevronRight aria-hidden="true" />}
          disabled={addMonths(day, 1).slice(0, 7) > max.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are chosen from is a grid */}
      <table ref={grid} role="grid" aria-labelledby={monthId} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{weekdayLabel(weekday).slice(0, 2)}</span>
                <VisuallyHidden>{weekdayLabel(weekday)}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
                // biome-ignore lint/a11y/useFocusableInteractive: the button in it is what has the focus
                <td key={one} role="gridcell" aria-selected={one === value}>
                  <button
                    type="button"
                    tabIndex={one === day ? 0 : -1}
                    aria-label={wholeDayLabel(one)}
                    aria-current={one === now ? 'date' : undefined}
                    disabled={one < min || one > max}
                    data-other-month={one.slice(0, 7) === day.slice(0, 7) ? undefined : ''}
                    className={styles.day}
                    onClick={() => onPick(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {now >= min && now <= max && (
        <Button variant="quiet" size="small" className={styles.today} onClick={() => onPick(now)}>
          Hoy
        </Button>
      )}
    </div>
  )
}
