import { UNREAD_POLL_MS } from '@andariego/contract/messages-rules'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { useLiveConnection, useLiveEvent } from '../../platform/live/live.ts'
import { getSession, useSession } from '../../platform/session/session.ts'
import { conversationsKey } from './message-keys.ts'

/** The visitor's conversations, latest first; asked again whenever one of them has moved on. */
export const useConversations = () => {
  useSession()
  const client = useQueryClient()
  const connected = useLiveConnection()
  const reload = () => void client.invalidateQueries({ queryKey: conversationsKey })
  useLiveEvent('message', reload)
  useLiveEvent('read', reload)
  return useInfiniteQuery({
    queryKey: conversationsKey,
    queryFn: ({ pageParam, signal }) =>
      api('GET /direct-messages/conversations', { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: () => getSession() !== null,
    refetchInterval: connected ? false : UNREAD_POLL_MS,
    staleTime: 0,
    meta: { live: true },
  })
}
