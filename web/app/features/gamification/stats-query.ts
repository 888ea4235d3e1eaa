import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'
import { knownStats } from './known-stats.ts'
import { learn } from './notifications/pending.ts'

/**
 * Where the visitor stands: what this browser last learned of it, in any of its tabs, and a question whether it still
 * holds. It is asked again after every deed that may earn something (see the contract's `staleAfter`).
 */
export const useOwnStats = () => {
  const user = useSession()?.user
  const userId = user?.id ?? ''
  const params = { id: userId }
  const { error, isFetching, refetch } = useQuery({
    ...query('GET /users/:id/stats', { params }),
    // Without a signal, so that nothing breaks it off: the server tells of news in one answer only.
    queryFn: async () => {
      const answer = await api('GET /users/:id/stats', { params })
      learn(userId, answer.data, answer.notification)
      return answer
    },
    enabled: () => getSession() !== null,
    staleTime: 0,
    meta: { live: true },
  })
  return { stats: knownStats(user), error, isFetching, refetch }
}
