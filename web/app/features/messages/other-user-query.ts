import { calledBy } from '@andariego/contract/people-rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** How a user is called of whom only the id is known, also when the account was deleted; undefined without an id. */
export const useOtherUser = (userId: string | null) =>
  useQuery({
    ...query('GET /direct-messages/conversation/:userId', {
      params: { userId: userId ?? '' },
      query: { limit: 1 },
    }),
    select: ({ otherUser }) => calledBy(otherUser),
    enabled: () => getSession() !== null && userId !== null && UUID.test(userId),
    staleTime: Number.POSITIVE_INFINITY,
  })
