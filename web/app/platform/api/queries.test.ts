import {
  InfiniteQueryObserver,
  type MutationOptions,
  QueryClient,
  type QueryOptions,
} from '@tanstack/react-query'
import { expect, expectTypeOf, test } from 'vitest'
import { createSessionStore } from '../session/session-store.ts'
import { json, serve } from '../testing/http-server.ts'
import { createClient } from './api-client.ts'
import { invalidate, invalidateAfter } from './invalidate.ts'
import { createQueries } from './queries.ts'
import { answersOf, keyOf } from './query-keys.ts'

/** A server that answers each request with its address, and names a second page. */
const startApi = async () => {
  const asked: string[] = []
  const server = await serve((request, response) => {
    asked.push(request.url ?? '')
    json(response, 200, { url: request.url, nextCursor: request.url?.includes('cursor') ? null : 'b' })
  })
  const session = createSessionStore(null, null)
  const { api } = createClient({ baseUrl: server.url, session, locks: null })
  return { ...createQueries(api), asked, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}

const viewer = null
const reviewsOf = (id: string) => ({ params: { id }, query: { limit: 2 }, viewer })

test('a query asks its endpoint, and is known to the cache by endpoint and request', async () => {
  await using server = await startApi()
  const client = new QueryClient()
  const asked = { params: { id: 'a b' } }
  const known = server.query('GET /places/:id', asked)
  expect(await client.fetchQuery(known)).toMatchObject({ url: '/places/a%20b' })
  expect(client.getQueryData(server.query('GET /places/:id', asked).queryKey)).toBeDefined()
  expect(
    client.getQueryData(server.query('GET /places/:id', { params: { id: 'c' } }).queryKey),
  ).toBeUndefined()
})

test('pages begin without a cursor, go on with that of the last page and end where there is none', async () => {
  await using server = await startApi()
  const client = new QueryClient()
  const list = new InfiniteQueryObserver(client, server.pagedQuery('GET /places/:id/reviews', reviewsOf('a')))
  const stop = list.subscribe(() => {})
  await expect.poll(() => list.getCurrentResult().hasNextPage).toBe(true)
  await list.fetchNextPage()
  expect(server.asked).toEqual(['/places/a/reviews?limit=2', '/places/a/reviews?limit=2&cursor=b'])
  expect(list.getCurrentResult().hasNextPage).toBe(false)
  stop()
})

test('for whom an answer is meant tells answers apart and is not sent', async () => {
  await using server = await startApi()
  const request = { params: { id: 'a' } }
  const anonymous = server.query('GET /places/reviews/:id/reaction', { ...request, viewer: null })
  const ana = server.query('GET /places/reviews/:id/reaction', { ...request, viewer: 'ana' })
  expect(ana.queryKey).not.toEqual(anonymous.queryKey)
  await new QueryClient().fetchQuery(ana)
  expect(server.asked).toEqual(['/places/reviews/a/reaction'])
})

test('an endpoint, or a part of what it was asked for, names all the answers to it', async () => {
  await using server = await startApi()
  const client = new QueryClient()
  const first = server.pagedQuery('GET /places/:id/reviews', reviewsOf('a'))
  const other = server.pagedQuery('GET /places/:id/reviews', { ...reviewsOf('b'), viewer: 'ana' })
  const one = server.query('GET /places/:id', { params: { id: 'a' } })
  await Promise.all([
    client.fetchInfiniteQuery(first),
    client.fetchInfiniteQuery(other),
    client.fetchQuery(one),
  ])
  const stale = () =>
    [first, other, one].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated ?? null)

  await invalidate(client, 'GET /places/:id/reviews', { params: { id: 'a' } })
  expect(stale()).toEqual([true, false, false])
  await invalidate(client, 'GET /places/:id/reviews')
  expect(stale()).toEqual([true, true, false])
  await invalidateAfter(client, 'DELETE /places/reviews/:id')
  expect(stale()).toEqual([true, true, true])
  expect(client.getQueryCache().findAll(answersOf('GET /places'))).toEqual([])
})

test('the compiler knows what is kept under a key, and what an endpoint is to be asked', async () => {
  await using server = await startApi()
  const client = new QueryClient()
  const { queryKey } = server.query('GET /places/:id/favorite', { params: { id: 'a' } })
  expectTypeOf(client.getQueryData(queryKey)).toEqualTypeOf<{ isFavorite: boolean } | undefined>()
  // @ts-expect-error: that is not what the endpoint answers
  client.setQueryData(queryKey, { isFavourite: true })
  // @ts-expect-error: the place is missing
  keyOf('GET /places/:id')
  // @ts-expect-error: the answer depends on who asks
  keyOf('GET /places/reviews/:id/reaction', { params: { id: 'a' } })
  // @ts-expect-error: a deed is no question
  server.query('POST /places/:id/favorite', { params: { id: 'a' } })
  // @ts-expect-error: no list that goes on
  server.pagedQuery('GET /places/:id', { params: { id: 'a' } })
})

test('the compiler refuses a key that is typed by hand', () => {
  const client = new QueryClient()
  const byHand = ['places', 'a'] as const
  // @ts-expect-error: for a query
  const asked = { queryKey: byHand, queryFn: () => null } satisfies QueryOptions
  // @ts-expect-error: for what is kept
  client.setQueryData(byHand, null)
  // @ts-expect-error: for what is forgotten, an endpoint's key, too
  void client.invalidateQueries({ queryKey: ['GET /places'] })
  // @ts-expect-error: for a deed
  const deed = { mutationKey: ['favourite'] } satisfies MutationOptions
  expect([asked, deed]).toBeDefined()
})
