import { pages } from '@andariego/contract/pages'
import type { ColorScheme } from '../../platform/theme/theme.ts'
import type { MapMarker, MapRoute } from '../maps/public.ts'
import { dayColor } from './day-color.ts'
import type { Day } from './stop.ts'

/** The map's markers: stops numbered within their day, in its colour. */
export const markersOf = (days: readonly Day[], scheme: ColorScheme): MapMarker[] =>
  days.flatMap(({ number, stops }) =>
    stops.map(({ place }, index) => ({
      id: place.id,
      label: `${place.name}, Día ${number}`,
      latitude: place.latitude,
      longitude: place.longitude,
      symbol: String(index + 1),
      color: dayColor(number, scheme),
      href: pages.place({ id: place.id }),
    })),
  )

/** One line for each day, starting where the previous day ended; a single stop makes no line. */
export const routesOf = (days: readonly Day[], scheme: ColorScheme): MapRoute[] =>
  days
    .map(({ date, number, stops, from }) => ({
      id: date,
      color: dayColor(number, scheme),
      points: [...(from ? [from] : []), ...stops.map(({ place }) => place)].map(
        ({ latitude, longitude }) => ({ latitude, longitude }),
      ),
    }))
    .filter(({ points }) => points.length > 1)
