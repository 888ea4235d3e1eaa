import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api.ts'
import { useSession } from '../../platform/session.ts'
import { learn } from './notifications/pending.ts'

/** Where the visitor stands; asked again after every deed, for these forget what is kept under 'gamification'. */
export const useOwnStats = () => {
  const user = useSession()?.user
  const userId = user?.id ?? ''
  return useQuery({
    queryKey: ['gamification', 'stats', userId],
    // Never broken off: what the answer tells is told once.
    queryFn: async () => {
      const { data, notification } = await api('GET /users/:id/stats', { params: { id: userId } })
      learn(userId, data, notification)
      return data
    },
    enabled: user !== undefined,
    placeholderData: user?.stats,
  })
}
