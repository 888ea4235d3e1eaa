import { useQuery } from '@tanstack/react-query'
import { isUnanswered } from '../../platform/api/failure-of.ts'
import { query } from '../../platform/api/queries.ts'
import { mapSourceFrom } from './map-source.ts'
import type { SourceFailure } from './map-view.tsx'

/** The map that this server is configured for. It does not change while a page is open. */
export const useMapSource = () => {
  const { data, error, refetch } = useQuery({
    ...query('GET /maps/key'),
    select: mapSourceFrom,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const failure: SourceFailure | null = error && !data ? (isUnanswered(error) ? 'server' : 'settings') : null
  return { source: data ?? null, failure, retry: () => void refetch() }
}
