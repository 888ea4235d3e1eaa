import { staleAfter } from '@andariego/contract/stale-after'
import type { QueryClient } from '@tanstack/react-query'
import type { ReadKey } from './queries.ts'
import { type AskedPart, answersOf } from './query-keys.ts'

/**
 * Marks all cached responses of an endpoint, or those with this part of the request, as stale. Those on the screen are fetched
 * again at once.
 */
export const invalidate = <K extends ReadKey>(
  client: QueryClient,
  key: K,
  part?: AskedPart<K>,
): Promise<void> => client.invalidateQueries(answersOf(key, part))

/** Marks everything that a request or event made stale, in any domain. Resolves when what is on the screen was fetched again. */
export const invalidateAfter = async (client: QueryClient, deed: keyof typeof staleAfter): Promise<void> => {
  await Promise.all(staleAfter[deed].map((key) => invalidate(client, key)))
}
