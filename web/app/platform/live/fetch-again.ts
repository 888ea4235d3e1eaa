import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Fetches queries again. A first request that is under way is not repeated by an invalidation, but it may have been answered before
 * what is to be read: such queries are fetched again afterwards.
 */
export const fetchAgain = async (client: QueryClient, filters: QueryFilters): Promise<void> => {
  const firstReads = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
  await client.invalidateQueries(filters)
  await Promise.all(firstReads.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })))
}
