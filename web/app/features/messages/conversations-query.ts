import { UNREAD_POLL_MS } from '@andariego/contract/messages-rules'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../platform/api/invalidate.ts'
import { pagedQuery } from '../../platform/api/queries.ts'
import { useLiveConnection, useLiveEvent } from '../../platform/live/live.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/** The user's conversations, latest first; fetched again whenever one of them changes. */
export const useConversations = () => {
  useSession()
  const client = useQueryClient()
  const connected = useLiveConnection()
  const reload = () => void invalidate(client, 'GET /direct-messages/conversations')
  useLiveEvent('message', reload)
  useLiveEvent('read', reload)
  return useInfiniteQuery({
    ...pagedQuery('GET /direct-messages/conversations'),
    enabled: () => getSession() !== null,
    refetchInterval: connected ? false : UNREAD_POLL_MS,
    staleTime: 0,
    meta: { live: true },
  })
}
