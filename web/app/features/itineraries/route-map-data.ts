import { pages } from '@andariego/contract/pages'
import type { ColorScheme } from '../../platform/theme/theme.ts'
import type { Coordinates, MapMarker, MapRoute } from '../maps/public.ts'
import { dayColor } from './day-color.ts'
import type { Day, StopPlace } from './stop.ts'

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

const NOWHERE: ReadonlySet<string> = new Set()

/** The ways of a day from stop to stop, starting where the previous day ended. */
const legsOfDay = ({ stops, from }: Day) => {
  const places = [...(from ? [from] : []), ...stops.map(({ place }) => place)]
  return places.slice(1).map((to, index) => ({ from: places[index] as StopPlace, to }))
}

/** The legs of all days that may be walked: not those that somebody rides from a place, named by its id. */
export const walkedLegs = (days: readonly Day[], ridden = NOWHERE): { from: StopPlace; to: StopPlace }[] =>
  days.flatMap(legsOfDay).filter(({ from }) => !ridden.has(from.id))

const pointOf = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude })

/**
 * The lines of each day: along the streets where `pathOf` knows a way, and straight for the rest, as few lines as that takes. A single
 * stop makes no line.
 */
export const routesOf = (
  days: readonly Day[],
  scheme: ColorScheme,
  pathOf: (leg: { from: StopPlace; to: StopPlace }) => readonly Coordinates[] | null = () => null,
): MapRoute[] =>
  days.flatMap((day) => {
    const color = dayColor(day.number, scheme)
    const lines: { points: Coordinates[]; isWalked: boolean }[] = []
    for (const leg of legsOfDay(day)) {
      const path = pathOf(leg)
      const last = lines.at(-1)
      const to = pointOf(leg.to)
      if (path) lines.push({ points: [pointOf(leg.from), ...path, to], isWalked: true })
      else if (last && !last.isWalked) last.points.push(to)
      else lines.push({ points: [pointOf(leg.from), to], isWalked: false })
    }
    return lines.map((line, index) => ({
      id: index === 0 ? day.date : `${day.date} ${index + 1}`,
      color,
      ...line,
    }))
  })
