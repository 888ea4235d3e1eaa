import { staleAfter } from '@andariego/contract/stale-after'
import type { QueryClient } from '@tanstack/react-query'
import type { ReadKey } from './queries.ts'
import { type AskedPart, answersOf } from './query-keys.ts'

/** Has every answer of an endpoint asked for again, or those with this part of the request: at once where one is shown. */
export const invalidate = <K extends ReadKey>(
  client: QueryClient,
  key: K,
  part?: AskedPart<K>,
): Promise<void> => client.invalidateQueries(answersOf(key, part))

/** Has all that a deed or an event made out of date asked for again, in whatever domain. */
export const invalidateAfter = (client: QueryClient, deed: keyof typeof staleAfter): void => {
  for (const key of staleAfter[deed]) void invalidate(client, key)
}
