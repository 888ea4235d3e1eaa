import type { Review } from '@andariego/contract/reviews'
import type { QueryClient } from '@tanstack/react-query'
import { reactionOf, reactionQuery } from './reaction-query.ts'

/**
 * Loads reviews and puts their counts where the buttons read them, except where the visitor has pressed one since the
 * question was asked: the answer may be from before.
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
