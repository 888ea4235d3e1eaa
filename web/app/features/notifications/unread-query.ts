import { UNREAD_POLL_MS } from '@andariego/contract/messages-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate, invalidateAfter } from '../../platform/api/invalidate.ts'
import { query } from '../../platform/api/queries.ts'
import { useLiveConnection, useLiveEvent } from '../../platform/live/live.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

export const unreadQuery = query('GET /notifications/unread-count')

/** The number of unseen notifications; zero while it is unknown. Polled only while there is no live connection. */
export const useUnreadNotifications = (): number => {
  useSession()
  const client = useQueryClient()
  const isLive = useLiveConnection()
  useLiveEvent('notifications', () => void invalidateAfter(client, 'notifications'))
  // Reading a conversation removes its notification.
  useLiveEvent('read', () => void invalidate(client, 'GET /notifications/unread-count'))
  const { data, isError } = useQuery({
    ...unreadQuery,
    select: ({ data }) => data.unreadCount,
    enabled: () => getSession() !== null,
    refetchInterval: isLive ? false : UNREAD_POLL_MS,
    retry: false,
    meta: { live: true },
  })
  return isError ? 0 : (data ?? 0)
}
