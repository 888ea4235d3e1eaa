import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../platform/api/query-keys.ts'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import type { MapSource } from '../map-source.ts'
import { useMapSource } from '../map-source-query.ts'
import type { PlaceOption, PlaceSearch } from './place-option.ts'
import { searchByServer } from './server-search.ts'
import { coordinatesIn, optionAt } from './typed-coordinates.ts'

const DEBOUNCE_MS = 300
export const SEARCH_MIN = 2

/** Uses Google when it is configured, and our own server when Google fails. */
const searchOf = async (source: MapSource | null): Promise<PlaceSearch> => {
  if (source?.provider !== 'google' || !source.apiKey) return searchByServer
  const { searchByGoogle } = await import('../google/google-search.ts')
  const search = await searchByGoogle(source.apiKey).catch(() => searchByServer)
  return (text, signal) =>
    search(text, signal).catch((error) => {
      signal.throwIfAborted()
      if (search === searchByServer) throw error
      return searchByServer(text, signal)
    })
}

export interface PlaceSearchState {
  options: PlaceOption[]
  state: 'idle' | 'searching' | 'found' | 'nothing' | 'failed'
  retry: () => void
}

const NONE: PlaceOption[] = []

/** Searches places for the typed text: debounced by 300 ms; a superseded request is aborted. */
export const usePlaceSearch = (text: string): PlaceSearchState => {
  const { source } = useMapSource()
  const settled = useDebouncedValue(text.trim(), DEBOUNCE_MS)
  const wanted = text.trim().length >= SEARCH_MIN
  const isSettled = settled === text.trim()
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    // Results of Google and of the server have different cache keys.
    queryKey: keyOf('GET /maps/search', { query: { q: settled } }, source?.provider ?? 'none'),
    queryFn: async ({ signal }) => {
      const spot = coordinatesIn(settled)
      return spot ? [optionAt(spot)] : (await searchOf(source))(settled, signal)
    },
    // No request for an outdated text while the visitor goes on typing: with Google it would start a billing session.
    enabled: wanted && isSettled,
    placeholderData: keepPreviousData,
    retry: false,
    // Google's predictions belong to a session and must not be chosen in another one.
    ...(source?.provider === 'google' && { staleTime: 0, gcTime: 0 }),
  })
  const retry = () => void refetch()
  if (!wanted) return { options: NONE, state: 'idle', retry }
  if (!isSettled || isFetching || isPlaceholderData)
    return { options: data ?? NONE, state: 'searching', retry }
  if (isError) return { options: NONE, state: 'failed', retry }
  return { options: data ?? NONE, state: data && data.length > 0 ? 'found' : 'nothing', retry }
}
