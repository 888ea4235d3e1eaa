import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DrawnMap, type DrawnMapState } from '../../maps/public.ts'
import { dayColor } from '../day-color.ts'
import type { BookDay } from './book-day.ts'
import styles from './trip-book.module.css'

/** The stops of a day on a map. If the map cannot be loaded, the message is shown on the screen only, not on paper. */
export const DayMap = ({ day, state }: { day: BookDay; state: DrawnMapState }) => {
  const { map, hasFailed, retry } = state
  const label = `Mapa del día ${day.number}: ${day.stops.map(({ place }) => place.name).join(', ')}`
  if (map) return <DrawnMap map={map} label={label} color={dayColor(day.number, 'light')} />
  return (
    <div className={styles.mapless} data-print="hidden">
      {hasFailed ? (
        <>
          <p>No se pudo dibujar el mapa de este día. El libro se imprime sin él.</p>
          <Button size="small" variant="secondary" onClick={retry}>
            Reintentar
          </Button>
        </>
      ) : (
        <Skeleton shape="block" height="12rem" />
      )}
    </div>
  )
}
