import { isWalkable } from '@andariego/contract/walking'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import type { Coordinates, Leg, MapRegion } from '../map-source.ts'
import { askedTogether } from './asked-together.ts'

const holds = ({ bounds: { west, south, east, north } }: MapRegion, { latitude, longitude }: Coordinates) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** Whether the way on foot is asked for: only between points in a region whose streets were imported. */
export const isAsked = ({ from, to }: Leg, regions: readonly MapRegion[]): boolean =>
  regions.some((region) => holds(region, from) && holds(region, to)) && isWalkable(from, to)

/** The walk between two points, asked for only where a region with its streets was imported. */
export const walkQuery = (from: Coordinates, to: Coordinates, regions: readonly MapRegion[]) => {
  const leg = [from, to].flatMap(({ latitude, longitude }) => [latitude.toFixed(6), longitude.toFixed(6)])
  const asked = leg.join(',')
  return queryOptions({
    ...query('GET /maps/walks', { query: { legs: asked } }),
    queryFn: () => askedTogether(asked),
    enabled: isAsked({ from, to }, regions),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
