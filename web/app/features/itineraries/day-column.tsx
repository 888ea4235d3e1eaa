import type { CSSProperties } from 'react'
import { useColorScheme } from '../../platform/theme/theme.ts'
import { dayColor } from './day-color.ts'
import styles from './day-column.module.css'
import { DayHeading } from './day-heading.tsx'
import { legLabel } from './distance-label.ts'
import type { Day } from './stop.ts'
import { StopCard } from './stop-card.tsx'

/** A day as a column of time: its stops along a line, with how far it is from one to the next. */
export const DayColumn = ({ day }: { day: Day }) => {
  const scheme = useColorScheme()
  const style = { '--day': dayColor(day.number, scheme) } as CSSProperties
  return (
    <section className={styles.day} style={style}>
      <DayHeading day={day} />
      <ol className={styles.stops}>
        {day.stops.map(({ place }, index) => {
          const next = day.stops[index + 1]
          return (
            <li key={place.id} className={styles.stop}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <StopCard place={place} />
              {next && (
                <p className={styles.leg}>
                  <span>{legLabel(place, next.place)}</span>
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
