import { Retry } from '../../../ui/actions/retry.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DrawnMap, type DrawnMapState } from '../../maps/public.ts'
import { dayColor } from '../day-color.ts'
import type { BookDay } from './book-day.ts'
import styles from './trip-book.module.css'

interface DayMapProps extends Pick<BookDay, 'stops'> {
  number: number
  state: DrawnMapState
}

/** The stops of a day on a map. If the map cannot be loaded, the message is shown on the screen only, not on paper. */
export const DayMap = ({ number, stops, state }: DayMapProps) => {
  const { map, hasFailed, retry } = state
  const label = `Mapa del día ${number}: ${stops.map(({ place }) => place.name).join(', ')}`
  if (map) return <DrawnMap map={map} label={label} color={dayColor(number, 'light')} />
  return (
    <div className={styles.mapless} data-print="hidden">
      {hasFailed ? (
        <>
          <p>No se pudo dibujar el mapa de este día. El libro se imprime sin él.</p>
          <Retry size="small" onRetry={retry} />
        </>
      ) : (
        <Skeleton shape="block" height="12rem" />
      )}
    </div>
  )
}
