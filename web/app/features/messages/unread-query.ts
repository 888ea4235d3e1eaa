import { UNREAD_POLL_MS } from '@andariego/contract/messages-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { useLiveConnection, useLiveEvent } from '../../platform/live/live.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

const unreadQuery = query('GET /direct-messages/unread-count')

/** How many messages wait to be read; zero while nobody can say. */
export const useUnreadCount = (): number => {
  useSession()
  const client = useQueryClient()
  const connected = useLiveConnection()
  useLiveEvent('unread', ({ unreadCount }) =>
    client.setQueryData(unreadQuery.queryKey, { success: true, data: { unreadCount } }),
  )
  const { data, isError } = useQuery({
    ...unreadQuery,
    select: ({ data }) => data.unreadCount,
    enabled: () => getSession() !== null,
    refetchInterval: connected ? false : UNREAD_POLL_MS,
    retry: false,
    meta: { live: true },
  })
  return isError ? 0 : (data ?? 0)
}
