import type { Endpoints } from '@andariego/contract/api'
import type { Api } from '@andariego/contract/client'
import type { ResponseOf } from '@andariego/contract/endpoint'
import type { InfiniteData } from '@tanstack/react-query'
import { api } from './api.ts'
import { type Asked, type EndpointKey, type KeyOf, keyOf } from './query-keys.ts'

export type ReadKey = Extract<EndpointKey, `GET ${string}`>
export type AnswerOf<K extends ReadKey> = ResponseOf<Endpoints[K]>

/** Endpoints whose responses contain the cursor of the next page. */
type PagedKey = { [K in ReadKey]: AnswerOf<K> extends { nextCursor: string | null } ? K : never }[ReadKey]

/** The parameters that lead to a page after the first: a cursor, or a page number for orders without cursors. */
export interface PageParam {
  cursor?: string
  page?: number
}
/** The loaded pages of a list. */
export type PagesOf<K extends PagedKey> = InfiniteData<AnswerOf<K>>

type Arguments<K extends ReadKey> = object extends Asked<K> ? [asked?: Asked<K>] : [asked: Asked<K>]

interface QueryParts<K extends ReadKey> {
  queryKey: KeyOf<AnswerOf<K>>
  queryFn: (context: { signal: AbortSignal }) => Promise<AnswerOf<K>>
}

interface PagesParts<K extends PagedKey> {
  queryKey: KeyOf<PagesOf<K>>
  queryFn: (context: { signal: AbortSignal; pageParam: PageParam }) => Promise<AnswerOf<K>>
  initialPageParam: PageParam
  getNextPageParam: (page: { nextCursor: string | null }) => PageParam | undefined
}

type LooseCall = (key: string, request: object) => Promise<never>
type LooseKey = (key: string, asked?: object, kept?: string) => never

/** Creates query options for endpoints, using the given client. */
export const createQueries = (client: Api) => {
  const call = client as LooseCall
  const named = keyOf as LooseKey
  return {
    /** One response: `useQuery({ ...query('GET /places/:id', { params: { id } }), select })`. */
    query: <K extends ReadKey>(key: K, ...[asked]: Arguments<K>): QueryParts<K> => ({
      queryKey: named(key, asked),
      queryFn: ({ signal }) => call(key, { ...asked, signal }),
    }),
    /** A paginated list: `useInfiniteQuery(pagedQuery('GET /groups', { query: { limit } }))`. */
    pagedQuery: <K extends PagedKey>(key: K, ...[asked]: Arguments<K>): PagesParts<K> => ({
      queryKey: named(key, asked, 'pages'),
      queryFn: ({ signal, pageParam }) => {
        const { query } = { query: {}, ...asked }
        return call(key, { ...asked, query: { ...query, ...pageParam }, signal })
      },
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    }),
  }
}

export const { query, pagedQuery } = createQueries(api)
