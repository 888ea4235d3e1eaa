import type { Place } from '@andariego/contract/places'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import type { Coordinates } from '../../maps/public.ts'
import { conditionsOf, type ExploreFilters } from './explore-filters.ts'

export const PAGE_SIZE = 20

export interface PlacePage {
  places: Place[]
  totalCount: number
  nextCursor: string | null
}

/** By proximity there are pages; all other orders go on from where the last page ended. */
type Next = { cursor?: string; page?: number }

export const listQueryOf = (filters: ExploreFilters, position: Coordinates | null) => {
  const { sort, zone } = filters
  const order = sort === 'nearby' ? (position ? { sort, ...position } : {}) : { sort }
  return { ...conditionsOf(filters), ...order, ...zone, limit: PAGE_SIZE }
}

/** What follows the last page; undefined at the end. */
export const nextOf = (last: PlacePage, pages: readonly PlacePage[]): Next | undefined => {
  const shown = pages.reduce((sum, { places }) => sum + places.length, 0)
  if (last.places.length < PAGE_SIZE || shown >= last.totalCount) return undefined
  return last.nextCursor === null ? { page: pages.length + 1 } : { cursor: last.nextCursor }
}

interface Loaded {
  filters: ExploreFilters
  page: PlacePage
}

/** The list for some filters, page by page; what the page was loaded with counts as the first answer. */
export const useExploreList = (filters: ExploreFilters, position: Coordinates | null, loaded: Loaded) => {
  const query = listQueryOf(filters, position)
  const isLoaded = JSON.stringify(query) === JSON.stringify(listQueryOf(loaded.filters, null))
  const list = useInfiniteQuery({
    queryKey: ['places', 'explore', query],
    queryFn: ({ pageParam, signal }): Promise<PlacePage> =>
      api('GET /places', { query: { ...query, ...pageParam }, signal }),
    initialPageParam: {} as Next,
    getNextPageParam: nextOf,
    initialData: isLoaded ? { pages: [loaded.page], pageParams: [{}] } : undefined,
    placeholderData: keepPreviousData,
  })
  const pages = list.data?.pages ?? []
  // A place added meanwhile moves others onto the next page; each is shown once.
  const places = [...new Map(pages.flatMap((page) => page.places).map((place) => [place.id, place])).values()]
  return { list, places, firstPage: pages[0], totalCount: pages.at(-1)?.totalCount ?? 0 }
}
