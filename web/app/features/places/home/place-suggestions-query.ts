import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'

const SHOWN = 6

/** Places whose name, address or city contains the words; the previous results stay until the response arrives. */
export const placeSuggestionsQuery = (words: string) =>
  queryOptions({
    ...query('GET /places', { query: { q: words, limit: SHOWN, sort: 'reviews' } }),
    select: ({ places }) => places,
    enabled: words.length >= 2,
    placeholderData: keepPreviousData,
  })
