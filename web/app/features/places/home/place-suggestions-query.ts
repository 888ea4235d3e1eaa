import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

const SHOWN = 6

/** Places whose name, address or city has the words; what was found before stays until the answer is there. */
export const placeSuggestionsQuery = (words: string) =>
  queryOptions({
    queryKey: ['places', 'suggestions', words],
    queryFn: async ({ signal }) =>
      (await api('GET /places', { query: { q: words, limit: SHOWN, sort: 'reviews' }, signal })).places,
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
  })
