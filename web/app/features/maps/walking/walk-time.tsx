import { walkInWords } from '@andariego/contract/maps-rules'
import { estimatedWalk } from '@andariego/contract/walk-estimate'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import type { Coordinates, MapRegion } from '../map-source.ts'
import { useMapSource } from '../map-source-query.ts'

export type WalkTimeProps = { from: Coordinates; to: Coordinates; before?: string }

/** Farther than this nobody thinks of walking. */
const WALKABLE_METRES = 5_000

const holds = ({ bounds: { west, south, east, north } }: MapRegion, { latitude, longitude }: Coordinates) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

const written = ({ latitude, longitude }: Coordinates) => `${latitude.toFixed(6)},${longitude.toFixed(6)}`

/** How long one walks: along streets where the server knows them, else '≈' by distance; nothing where it is far. */
export const WalkTime = ({ from, to, before = '' }: WalkTimeProps) => {
  const { source } = useMapSource()
  const guess = estimatedWalk(from, to)
  const isNear = guess.metres <= WALKABLE_METRES
  const regions = source?.provider === 'builtin' ? source.regions : []
  const { data } = useQuery({
    ...query('GET /maps/walk', { query: { from: written(from), to: written(to) } }),
    enabled: isNear && regions.some((region) => holds(region, from) && holds(region, to)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!isNear) return null
  return (
    <>
      {before}
      {walkInWords(data?.data ?? { ...guess, estimated: true })}
    </>
  )
}
