import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { getSession } from '../../platform/session/session.ts'
import { itinerariesKey } from './itinerary-keys.ts'

const PAGE_SIZE = 12

/** The visitor's itineraries, newest first, page by page. */
export const useItineraries = () => {
  const list = useInfiniteQuery({
    queryKey: [...itinerariesKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /itineraries', { query: { limit: PAGE_SIZE, ...pageParam }, signal }),
    initialPageParam: {} as { cursor?: string },
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
    meta: { live: true },
    enabled: () => getSession() !== null,
  })
  return { ...list, itineraries: list.data?.pages.flatMap(({ data }) => data) }
}
