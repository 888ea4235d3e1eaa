import { UNREAD_POLL_MS } from '@andariego/contract/messages-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { useLiveConnection, useLiveEvent } from '../../platform/live/live.ts'
import { getSession, useSession } from '../../platform/session/session.ts'
import { unreadKey } from './message-keys.ts'

/** How many messages wait to be read; zero while nobody can say. */
export const useUnreadCount = (): number => {
  useSession()
  const client = useQueryClient()
  const connected = useLiveConnection()
  useLiveEvent('unread', ({ unreadCount }) => client.setQueryData(unreadKey, unreadCount))
  const { data, isError } = useQuery({
    queryKey: unreadKey,
    queryFn: async ({ signal }) =>
      (await api('GET /direct-messages/unread-count', { signal })).data.unreadCount,
    enabled: () => getSession() !== null,
    refetchInterval: connected ? false : UNREAD_POLL_MS,
    retry: false,
    meta: { live: true },
  })
  return isError ? 0 : (data ?? 0)
}
