import type { Review } from '@andariego/contract/reviews'
import type { QueryClient } from '@tanstack/react-query'
import { reactionOf, reactionQuery } from './reaction-query.ts'

/**
 * Loads reviews and writes their counts into the cache that the buttons read, except for reviews where the user has pressed a
 * button since the request started: their data may be older than the press.
 */
export const withReactions = async <T extends { data: Review[] }>(
  client: QueryClient,
  viewerId: string | null,
  load: () => Promise<T>,
): Promise<T> => {
  const askedAt = Date.now()
  const answer = await load()
  for (const review of answer.data) {
    const { queryKey } = reactionQuery(review.id, viewerId)
    const changedAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    const underWay = client.isMutating({ mutationKey: queryKey }) > 0
    if (changedAt < askedAt && !underWay) client.setQueryData(queryKey, reactionOf(review))
  }
  return answer
}
