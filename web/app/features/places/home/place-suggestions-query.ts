import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'

const SHOWN = 6

/** Places whose name, address or city has the words; what was found before stays until the answer is there. */
export const placeSuggestionsQuery = (words: string) =>
  queryOptions({
    ...query('GET /places', { query: { q: words, limit: SHOWN, sort: 'reviews' } }),
    select: ({ places }) => places,
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
  })
