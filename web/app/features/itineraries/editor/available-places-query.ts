import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import { placesMatching } from './place-filter.ts'

/** The number of places loaded at once, without a search. */
const FETCHED = 100
const SETTLE_MS = 300
const SHOWN = 30

/**
 * The places that can be added, filtered by name, address or city. The first hundred are loaded at once and filtered here; when
 * the product has more, the server is searched as well, so that every place can be found.
 */
export const useAvailablePlaces = (text: string) => {
  const words = useDebouncedValue(text.trim(), SETTLE_MS)
  const first = useQuery(query('GET /places', { query: { page: 1, limit: FETCHED } }))
  const hasMore = (first.data?.totalCount ?? 0) > FETCHED
  const more = useQuery({
    ...query('GET /places', { query: { q: words, limit: SHOWN, sort: 'reviews' } }),
    enabled: hasMore && words !== '',
    placeholderData: keepPreviousData,
  })
  const near = placesMatching(first.data?.places ?? [], words)
  // Placeholder data belong to the previous words and may not match these.
  const found = words === '' ? [] : (more.data?.places ?? [])
  const far = more.isPlaceholderData ? placesMatching(found, words) : found
  const places = [...new Map([...near, ...far].map((place) => [place.id, place])).values()].slice(0, SHOWN)
  const searching = first.isPending || (more.isFetching && places.length === 0)
  return {
    places,
    searching,
    failed: first.isError || (more.isError && places.length === 0),
    retry: () => void (first.isError ? first.refetch() : more.refetch()),
  }
}
