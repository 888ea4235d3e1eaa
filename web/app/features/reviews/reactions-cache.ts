import type { Reaction, Review } from '@andariego/contract/reviews'
import type { QueryClient } from '@tanstack/react-query'
import { reactionKey } from './review-keys.ts'

export const reactionOf = ({ reactionType, likeCount, dislikeCount }: Review): Reaction => ({
  reactionType,
  likeCount,
  dislikeCount,
})

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
    const key = reactionKey(review.id, viewerId)
    const changedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    const underWay = client.isMutating({ mutationKey: key }) > 0
    if (changedAt < askedAt && !underWay) client.setQueryData<Reaction>(key, reactionOf(review))
  }
  return answer
}
