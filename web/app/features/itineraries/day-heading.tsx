import { countOf } from '../../platform/format/format.ts'
import styles from './day-heading.module.css'
import { longDayLabel } from './day-label.ts'
import { distanceLabel, legLabel, wayLength } from './distance-label.ts'
import type { ShownDay } from './stop.ts'

/** A day's number, date, number of stops and distance. */
export const DayHeading = ({ day }: { day: ShownDay }) => {
  const { number, date, stops, from } = day
  const [first] = stops
  return (
    <div className={styles.heading}>
      <h2 className={styles.title}>
        {number !== null && <span className={styles.number}>Día {number}</span>}{' '}
        <time dateTime={date} className={styles.date}>
          {longDayLabel(date)}
        </time>
      </h2>
      <p className={styles.facts}>
        {stops.length === 0 ? 'Sin paradas' : countOf(stops.length, 'parada', 'paradas')}
        {stops.length > 1 && ` · ${distanceLabel(wayLength(stops))} en línea recta`}
        {from && first && ` · empieza a ${legLabel(from, first.place)} de ${from.name}`}
      </p>
    </div>
  )
}
