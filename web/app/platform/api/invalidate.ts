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

/**
 * Has all that a deed or an event made out of date asked for again, in whatever domain. Resolves when what is shown has been
 * answered.
 */
export const invalidateAfter = async (client: QueryClient, deed: keyof typeof staleAfter): Promise<void> => {
  await Promise.all(staleAfter[deed].map((key) => invalidate(client, key)))
}
