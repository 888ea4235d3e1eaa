import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'
import { askedAgain } from './asked-again.ts'
import { knownStats } from './known-stats.ts'
import { learn, storeUnseen } from './notifications/pending.ts'

/**
 * The user's stats: those that this browser stored last, in any of its tabs, while a request checks whether they are current.
 * Fetched again after every action that may earn something (see the contract's `staleAfter`).
 */
export const useOwnStats = () => {
  const user = useSession()?.user
  const userId = user?.id ?? ''
  const params = { id: userId }
  const { error, isFetching, refetch } = useQuery({
    ...query('GET /users/:id/stats', { params }),
    // Passes no abort signal, so that nothing cancels the request: the server announces each reward in one response only.
    queryFn: async () => {
      const answer = await askedAgain(
        () => api('GET /users/:id/stats', { params }),
        () => knownStats(getSession()?.user),
        ({ notification }) => notification && storeUnseen(userId, notification),
      )
      learn(userId, answer.data, answer.notification)
      return answer
    },
    enabled: () => getSession() !== null,
    staleTime: 0,
    meta: { live: true },
  })
  return { stats: knownStats(user), error, isFetching, refetch }
}
