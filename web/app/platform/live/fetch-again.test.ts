import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { query } from '../api/queries.ts'
import { fetchAgain } from './fetch-again.ts'

/** Watches a query whose requests are answered by hand, each with the value of its moment. */
const watched = (client: QueryClient) => {
  const answers: ((value: string) => void)[] = []
  const { queryKey } = query('GET /badges', {})
  const stop = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  }).subscribe(() => {})
  return { answers, stop, now: () => client.getQueryData<unknown>(queryKey) }
}

test('a first request under way is repeated: it may have been answered before', async () => {
  const client = new QueryClient()
  const { answers, stop, now } = watched(client)
  const done = fetchAgain(client, {})
  answers[0]?.('before')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('after')
  await done
  expect(now()).toBe('after')
  stop()
})

test('what was read already is fetched once', async () => {
  const client = new QueryClient()
  const { answers, stop, now } = watched(client)
  answers[0]?.('before')
  await expect.poll(now).toBe('before')
  const done = fetchAgain(client, {})
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('after')
  await done
  expect([now(), answers.length]).toEqual(['after', 2])
  stop()
})
