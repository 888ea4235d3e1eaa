import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AnswerOf, query } from '../../../platform/api/queries.ts'
import { useSession } from '../../../platform/session/session.ts'
import { conditionsOf, type ExploreFilters } from './explore-filters.ts'

export type WishedPlaces = AnswerOf<'GET /places/wished'>['data']

export const wishedQueryOf = (filters: ExploreFilters) => ({
  ...conditionsOf(filters),
  ...filters.zone,
  q: filters.q,
})

interface Loaded {
  filters: ExploreFilters
  wished: WishedPlaces | null
}

/** Places that fit the wish in the words; requested when no place has such a name. */
export const useWishedPlaces = (filters: ExploreFilters, isAsked: boolean, loaded: Loaded) => {
  const viewer = useSession()?.user.id ?? null
  const asked = wishedQueryOf(filters)
  const isLoaded = JSON.stringify(asked) === JSON.stringify(wishedQueryOf(loaded.filters))
  const rendered = isLoaded && loaded.wished ? { success: true as const, data: loaded.wished } : undefined
  return useQuery({
    ...query('GET /places/wished', { viewer, query: asked }),
    select: ({ data }) => data,
    // The server rendered the page for anonymous visitors; for all others it is a placeholder until their own response arrives.
    initialData: viewer === null ? rendered : undefined,
    enabled: isAsked,
    placeholderData: rendered ?? keepPreviousData,
  })
}
