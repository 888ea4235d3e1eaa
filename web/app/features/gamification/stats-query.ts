import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { getSession, useSession } from '../../platform/session/session.ts'
import { learn } from './notifications/pending.ts'

/**
 * Where the visitor stands: what this browser last learned of it, in any of its tabs, and a question whether it still
 * holds. It is asked again after every deed, for these forget what is kept under 'gamification'.
 */
export const useOwnStats = () => {
  const user = useSession()?.user
  const userId = user?.id ?? ''
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['gamification', 'stats', userId],
    // Never broken off: what the answer tells is told once.
    queryFn: async () => {
      const { data, notification } = await api('GET /users/:id/stats', { params: { id: userId } })
      learn(userId, data, notification)
      return data
    },
    enabled: () => getSession() !== null,
    staleTime: 0,
    meta: { live: true },
  })
  return { stats: user?.stats, error, isFetching, refetch }
}
