import { isWalkable } from '@andariego/contract/walking'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import type { Coordinates, MapRegion } from '../map-source.ts'
import { askedTogether } from './asked-together.ts'

const holds = ({ bounds: { west, south, east, north } }: MapRegion, { latitude, longitude }: Coordinates) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** The walk between two points, asked for only where a region with its streets was imported. */
export const walkQuery = (from: Coordinates, to: Coordinates, regions: readonly MapRegion[]) => {
  const leg = [from, to].flatMap(({ latitude, longitude }) => [latitude.toFixed(6), longitude.toFixed(6)])
  const asked = leg.join(',')
  return queryOptions({
    ...query('GET /maps/walks', { query: { legs: asked } }),
    queryFn: () => askedTogether(asked),
    enabled: isWalkable(from, to) && regions.some((region) => holds(region, from) && holds(region, to)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
