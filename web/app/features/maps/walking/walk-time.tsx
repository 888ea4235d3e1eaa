import { estimateInWords, isWalkable, walkInWords } from '@andariego/contract/walking'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../../platform/api/queries.ts'
import type { Coordinates, MapRegion } from '../map-source.ts'
import { useMapSource } from '../map-source-query.ts'
import { askedTogether } from './asked-together.ts'

export type WalkTimeProps = {
  from: Coordinates
  to: Coordinates
  before?: string
  /** Shown until this component's code is loaded. */
  meanwhile?: ReactNode
}

const holds = ({ bounds: { west, south, east, north } }: MapRegion, { latitude, longitude }: Coordinates) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/**
 * The walking time between two places: along streets where the server knows them, otherwise an estimate with '≈'; nothing for
 * long distances.
 */
export const WalkTime = ({ from, to, before = '' }: WalkTimeProps) => {
  const { source } = useMapSource()
  const regions = source?.provider === 'builtin' ? source.regions : []
  const leg = [from, to].flatMap(({ latitude, longitude }) => [latitude.toFixed(6), longitude.toFixed(6)])
  const asked = leg.join(',')
  const { data } = useQuery({
    ...query('GET /maps/walks', { query: { legs: asked } }),
    queryFn: () => askedTogether(asked),
    enabled: isWalkable(from, to) && regions.some((region) => holds(region, from) && holds(region, to)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const words = data?.data[0] ? walkInWords(data.data[0]) : estimateInWords(from, to)
  return words && before + words
}
