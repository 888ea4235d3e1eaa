import { UNREAD_POLL_MS } from '@andariego/contract/messages-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { invalidate } from '../../platform/api/invalidate.ts'
import { query } from '../../platform/api/queries.ts'
import { useLiveEvent } from '../../platform/live/live.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

const unreadQuery = query('GET /direct-messages/unread-count')

/**
 * The number of unread messages; zero while it is unknown. Live events update it at once; it is also polled every 30 s and
 * fetched on each route change, because a proxy may hold the event stream open without delivering anything.
 */
export const useUnreadCount = (): number => {
  useSession()
  const client = useQueryClient()
  useLiveEvent('unread', ({ unreadCount }) =>
    client.setQueryData(unreadQuery.queryKey, { success: true, data: { unreadCount } }),
  )
  const { pathname } = useLocation()
  const askedOn = useRef(pathname)
  useEffect(() => {
    if (askedOn.current === pathname) return
    askedOn.current = pathname
    void invalidate(client, 'GET /direct-messages/unread-count')
  }, [client, pathname])
  const { data, isError } = useQuery({
    ...unreadQuery,
    select: ({ data }) => data.unreadCount,
    enabled: () => getSession() !== null,
    refetchInterval: UNREAD_POLL_MS,
    retry: false,
    meta: { live: true },
  })
  return isError ? 0 : (data ?? 0)
}
