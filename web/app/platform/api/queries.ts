import type { Endpoints } from '@andariego/contract/api'
import type { Api } from '@andariego/contract/client'
import type { ResponseOf } from '@andariego/contract/endpoint'
import type { InfiniteData } from '@tanstack/react-query'
import { api } from './api.ts'
import { type Asked, type EndpointKey, type KeyOf, keyOf } from './query-keys.ts'

export type ReadKey = Extract<EndpointKey, `GET ${string}`>
export type AnswerOf<K extends ReadKey> = ResponseOf<Endpoints[K]>

/** Endpoints that say where the next page begins. */
type PagedKey = { [K in ReadKey]: AnswerOf<K> extends { nextCursor: string | null } ? K : never }[ReadKey]

/** What is asked for in addition to reach a page after the first; pages are numbered where an order has no cursor. */
export type PageParam = { cursor?: string; page?: number }
/** The pages of a list as far as they were asked for. */
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

/** Makes queries out of endpoints, sent by the client that is given. */
export const createQueries = (client: Api) => {
  const call = client as LooseCall
  const named = keyOf as LooseKey
  return {
    /** One answer: `useQuery({ ...query('GET /places/:id', { params: { id } }), select })`. */
    query: <K extends ReadKey>(key: K, ...[asked]: Arguments<K>): QueryParts<K> => ({
      queryKey: named(key, asked),
      queryFn: ({ signal }) => call(key, { ...asked, signal }),
    }),
    /** A list page after page: `useInfiniteQuery(pagedQuery('GET /groups', { query: { limit } }))`. */
    pagedQuery: <K extends PagedKey>(key: K, ...[asked]: Arguments<K>): PagesParts<K> => ({
      queryKey: named(key, asked, 'pages'),
      queryFn: ({ signal, pageParam }) => {
        const { query } = { query: {}, ...asked }
        return call(key, { ...asked, query: { ...query, ...pageParam }, signal })
      },
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
    }),
  }
}

export const { query, pagedQuery } = createQueries(api)
