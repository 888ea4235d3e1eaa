import { useQuery } from '@tanstack/react-query'
import { isUnanswered } from '../../platform/api/failure-of.ts'
import { query } from '../../platform/api/queries.ts'
import { type MapRegion, mapSourceFrom, regionsOf } from './map-source.ts'
import type { SourceFailure } from './map-view.tsx'

/** How long, in ms, an open page draws a map without asking which regions have been imported meanwhile. */
const FRESH_MS = 5 * 60_000

/** The map that this server is configured for, with the regions imported there. */
export const useMapSource = () => {
  const { data, error, refetch } = useQuery({
    ...query('GET /maps/key'),
    select: mapSourceFrom,
    staleTime: FRESH_MS,
  })
  const failure: SourceFailure | null = error && !data ? (isUnanswered(error) ? 'server' : 'settings') : null
  return { source: data ?? null, failure, retry: () => void refetch() }
}

/** The regions whose streets this server knows; none until they are known. */
export const useStreetRegions = (): readonly MapRegion[] => regionsOf(useMapSource().source)
