import { useInfiniteQuery } from '@tanstack/react-query'
import { pagedQuery } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

const PAGE_SIZE = 12

/** The user's itineraries, newest first, page by page. */
export const useItineraries = () => {
  const list = useInfiniteQuery({
    ...pagedQuery('GET /itineraries', { query: { limit: PAGE_SIZE } }),
    meta: { live: true },
    enabled: () => getSession() !== null,
  })
  return { ...list, itineraries: list.data?.pages.flatMap(({ data }) => data) }
}
