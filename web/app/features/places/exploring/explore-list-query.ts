import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type AnswerOf, type PageParam, pagedQuery } from '../../../platform/api/queries.ts'
import type { Coordinates } from '../../maps/public.ts'
import { conditionsOf, type ExploreFilters } from './explore-filters.ts'

export const PAGE_SIZE = 20

export type PlacePage = AnswerOf<'GET /places'>

export const listQueryOf = (filters: ExploreFilters, position: Coordinates | null) => {
  const { sort, zone } = filters
  const order = sort === 'nearby' ? (position ? { sort, ...position } : {}) : { sort }
  return { ...conditionsOf(filters), ...order, ...zone, limit: PAGE_SIZE }
}

/** The page parameter after the last page, a cursor that continues after its last place; undefined at the end. */
export const nextOf = (last: PlacePage, pages: readonly PlacePage[]): PageParam | undefined => {
  const shown = pages.reduce((sum, { places }) => sum + places.length, 0)
  return last.nextCursor === null || shown >= last.totalCount ? undefined : { cursor: last.nextCursor }
}

interface Loaded {
  filters: ExploreFilters
  page: PlacePage
}

/** The filtered list, page by page; starts with the data that the page was loaded with. */
export const useExploreList = (filters: ExploreFilters, position: Coordinates | null, loaded: Loaded) => {
  const query = listQueryOf(filters, position)
  const isLoaded = JSON.stringify(query) === JSON.stringify(listQueryOf(loaded.filters, null))
  const list = useInfiniteQuery({
    ...pagedQuery('GET /places', { query }),
    getNextPageParam: nextOf,
    initialData: isLoaded ? { pages: [loaded.page], pageParams: [{}] } : undefined,
    placeholderData: keepPreviousData,
  })
  const shown = list.data?.pages ?? []
  // A place added meanwhile pushes others to the next page; duplicates are removed.
  const places = [...new Map(shown.flatMap((page) => page.places).map((place) => [place.id, place])).values()]
  return { list, places, firstPage: shown[0], totalCount: shown.at(-1)?.totalCount ?? 0 }
}
