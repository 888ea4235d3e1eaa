import { isCalendarDay } from '@andariego/contract/itineraries-rules'
import { type CSSProperties, useMemo } from 'react'
import { useColorScheme } from '../../platform/theme/theme.ts'
import { ConfiguredMap, useWalkedPaths } from '../maps/public.ts'
import { dayColor } from './day-color.ts'
import { shortDayLabel } from './day-label.ts'
import styles from './route-map.module.css'
import { markersOf, routesOf, walkedLegs } from './route-map-data.ts'
import type { Day } from './stop.ts'

interface RouteMapProps {
  days: readonly Day[]
  /** The map's height as a CSS length. */
  height?: string
  /** The places that somebody leaves by bus, train and the like, by their ids. */
  ridden?: ReadonlySet<string>
}

/** A map with the route of each day in its colour, and numbered stops. */
export const RouteMap = ({ days, height, ridden }: RouteMapProps) => {
  const scheme = useColorScheme()
  const markers = useMemo(() => markersOf(days, scheme), [days, scheme])
  const legs = useMemo(() => walkedLegs(days, ridden), [days, ridden])
  const paths = useWalkedPaths(legs)
  const routes = useMemo(() => {
    const known = new Map(legs.map(({ from, to }, index) => [`${from.id} ${to.id}`, paths[index] ?? null]))
    return routesOf(days, scheme, ({ from, to }) => known.get(`${from.id} ${to.id}`) ?? null)
  }, [days, scheme, legs, paths])
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
