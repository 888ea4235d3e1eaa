import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AnswerOf, query } from '../../../platform/api/queries.ts'
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
  const asked = wishedQueryOf(filters)
  const isLoaded = JSON.stringify(asked) === JSON.stringify(wishedQueryOf(loaded.filters))
  return useQuery({
    ...query('GET /places/wished', { query: asked }),
    select: ({ data }) => data,
    initialData: isLoaded && loaded.wished ? { success: true, data: loaded.wished } : undefined,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
}
