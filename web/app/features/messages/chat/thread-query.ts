import { MESSAGES_PAGE_SIZE } from '@andariego/contract/messages-rules'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { useLiveConnection, useLiveEvent } from '../../../platform/live/live.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'
import { conversationsKey, threadKey, unreadKey } from '../message-keys.ts'
import { type Thread, type ThreadPage, withMessage, withRead } from './thread-changes.ts'

/** Somebody is looking at the thread: without a live connection it asks more often than a list. */
const POLL_MS = 10_000

/** The messages with a user: the newest, older ones as one asks for them, and what comes while they are in sight. */
export const useThread = (userId: string) => {
  const key = threadKey(userId)
  useSession()
  const client = useQueryClient()
  const connected = useLiveConnection()
  const params = { userId }

  const change = (changed: (thread: Thread | undefined) => Thread | undefined | null) => {
    const next = changed(client.getQueryData<Thread>(key))
    // An answer under way may be older than what has just been told.
    if (next === null || client.isFetching({ queryKey: key }) > 0)
      void client.invalidateQueries({ queryKey: key })
    if (next) client.setQueryData<Thread>(key, next)
  }
  const markAsRead = () => {
    // Nobody has seen it yet; coming back asks again, and reads it.
    if (document.visibilityState !== 'visible')
      return client.invalidateQueries({ queryKey: key, refetchType: 'none' })
    return api('GET /direct-messages/conversation/:userId', { params, query: { limit: 1 } }).catch(() => {})
  }

  useLiveEvent('message', ({ message }) => {
    if (message.senderId !== userId && message.receiverId !== userId) return
    change((thread) => withMessage(thread, message))
    if (message.senderId === userId) void markAsRead()
  })
  useLiveEvent('read', (read) => {
    if (read.readerId === userId || read.writerId === userId) change((thread) => withRead(thread, read))
  })

  return useInfiniteQuery<ThreadPage, Error, Thread, typeof key, string | undefined>({
    queryKey: key,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: MESSAGES_PAGE_SIZE, cursor }
      const page = await api('GET /direct-messages/conversation/:userId', { params, query, signal })
      // Asking was reading.
      if (cursor === undefined) {
        void client.invalidateQueries({ queryKey: unreadKey })
        void client.invalidateQueries({ queryKey: conversationsKey, refetchType: 'none' })
      }
      return page
    },
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: () => getSession() !== null,
    refetchInterval: connected ? false : POLL_MS,
    staleTime: 0,
    meta: { live: true },
  })
}
