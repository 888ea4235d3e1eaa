import { isCalendarDay } from '@andariego/contract/itineraries-rules'
import { type CSSProperties, useMemo } from 'react'
import { useColorScheme } from '../../platform/theme/theme.ts'
import { ConfiguredMap } from '../maps/public.ts'
import { dayColor } from './day-color.ts'
import { shortDayLabel } from './day-label.ts'
import styles from './route-map.module.css'
import { markersOf, routesOf } from './route-map-data.ts'
import type { Day } from './stop.ts'

interface RouteMapProps {
  days: readonly Day[]
  /** The map's height as a CSS length. */
  height?: string
}

/** A map with the route of each day in its colour, and numbered stops. */
export const RouteMap = ({ days, height }: RouteMapProps) => {
  const scheme = useColorScheme()
  const markers = useMemo(() => markersOf(days, scheme), [days, scheme])
  const routes = useMemo(() => routesOf(days, scheme), [days, scheme])
  return (
    <div className={styles.map}>
      <ConfiguredMap
        label="Mapa del itinerario"
        height={height}
        markers={markers}
        routes={routes}
        fitMarkers
      />
      {days.length > 0 && (
        <ul className={styles.legend} aria-label="Colores de los días">
          {days.map(({ date, number }) => (
            <li key={date} style={{ '--day': dayColor(number, scheme) } as CSSProperties}>
              Día {number} {isCalendarDay(date) && <span>{shortDayLabel(date)}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
