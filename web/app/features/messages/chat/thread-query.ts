import { MESSAGES_PAGE_SIZE } from '@andariego/contract/messages-rules'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { pagedQuery } from '../../../platform/api/queries.ts'
import { answersOf } from '../../../platform/api/query-keys.ts'
import { useLiveConnection, useLiveEvent } from '../../../platform/live/live.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'
import { type Thread, withMessage, withRead } from './thread-changes.ts'

/** How often an open thread is polled without a live connection; more often than a list. */
const POLL_MS = 10_000

export const threadPages = (userId: string) =>
  pagedQuery('GET /direct-messages/conversation/:userId', {
    params: { userId },
    query: { limit: MESSAGES_PAGE_SIZE },
  })

/** The messages with a user: the newest page, older pages on demand, and new messages while the thread is visible. */
export const useThread = (userId: string) => {
  const thread = threadPages(userId)
  const { queryKey } = thread
  useSession()
  const client = useQueryClient()
  const connected = useLiveConnection()

  const change = (changed: (thread: Thread | undefined) => Thread | undefined | null) => {
    const next = changed(client.getQueryData(queryKey))
    // A request under way may return data older than this event.
    if (next === null || client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
    if (next) client.setQueryData(queryKey, next)
  }
  const markAsRead = () => {
    // In a hidden tab nobody has read the message: the refetch on focus loads it and marks it as read.
    if (document.visibilityState !== 'visible')
      return client.invalidateQueries({ queryKey, refetchType: 'none' })
    return api('GET /direct-messages/conversation/:userId', {
      params: { userId },
      query: { limit: 1 },
    }).catch(() => {})
  }

  useLiveEvent('message', ({ message }) => {
    if (message.senderId !== userId && message.receiverId !== userId) return
    change((thread) => withMessage(thread, message))
    if (message.senderId === userId) void markAsRead()
  })
  useLiveEvent('read', (read) => {
    if (read.readerId === userId || read.writerId === userId) change((thread) => withRead(thread, read))
  })

  return useInfiniteQuery({
    ...thread,
    queryFn: async (context) => {
      const page = await thread.queryFn(context)
      // The server marks the newest messages as read when they are requested.
      if (context.pageParam.cursor === undefined) {
        void invalidate(client, 'GET /direct-messages/unread-count')
        const conversations = answersOf('GET /direct-messages/conversations')
        void client.invalidateQueries({ ...conversations, refetchType: 'none' })
      }
      return page
    },
    enabled: () => getSession() !== null,
    refetchInterval: connected ? false : POLL_MS,
    staleTime: 0,
    meta: { live: true },
  })
}
