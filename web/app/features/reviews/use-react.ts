import type { Reaction, Review } from '@andariego/contract/reviews'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { sendOrQueue } from '../../platform/api/send-or-queue.ts'
import { useOptimisticMutation } from '../../platform/optimistic/use-optimistic-mutation.ts'
import { useSession } from '../../platform/session/session.ts'
import { reactionEntry } from './reaction-entry.ts'
import { reactionFailure } from './reaction-failure.ts'
import { type ReactionAnswer, reactionOf, reactionQuery } from './reaction-query.ts'
import { type Press, type ReactionType, reacted } from './reaction-rules.ts'

const DEED = 'POST /places/reviews/:id/reaction'

/** A review's reaction counts with the user's own reaction, and the function for its buttons. */
export const useReact = (review: Review): { reaction: Reaction; press: (type: ReactionType) => void } => {
  const viewerId = useSession()?.user.id ?? null
  const client = useQueryClient()
  const query = reactionQuery(review.id, viewerId)
  const { queryKey } = query
  const { data = reactionOf(review) } = useQuery({
    ...query,
    // Lists contain the reaction; it is fetched on its own only after a press that failed.
    enabled: false,
    initialData: () => reactionOf(review),
    // Counts as older than any response: the page starts with the data of an anonymous visitor.
    initialDataUpdatedAt: 0,
  })
  const { mutateAsync } = useOptimisticMutation<ReactionAnswer, Press>({
    key: queryKey,
    apply: (answer, press) => ({ ...answer, data: reacted(answer.data, press) }),
    send: async (press) => {
      const entry = () => reactionEntry(review, press)
      const params = { id: review.id }
      const send = () => api(DEED, { params, body: press })
      const answer = await sendOrQueue({ send, entry, waits: 'without-network' })
      return answer ?? client.getQueryData(queryKey) ?? reactionOf(review)
    },
    failed: reactionFailure,
  })
  return {
    reaction: data.data,
    press: (type) => {
      // What a press means is what the page shows: another tab may have reacted meanwhile, and a toggle would take that back.
      const { data: shown } = client.getQueryData(queryKey) ?? reactionOf(review)
      const press = { type, wanted: shown.reactionType !== type }
      // A press without a response may have reached the server, so the state is fetched.
      void mutateAsync(press).catch(() => client.fetchQuery(query).catch(() => {}))
    },
  }
}
