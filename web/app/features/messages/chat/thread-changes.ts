import type { DirectMessage } from '@andariego/contract/messages'
import type { PagesOf } from '../../../platform/api/queries.ts'

/** The newest page first, as they were loaded; within each the oldest message first. */
export type Thread = PagesOf<'GET /direct-messages/conversation/:userId'>

export const messagesOf = (thread: Thread | undefined): DirectMessage[] =>
  thread?.pages.toReversed().flatMap(({ data }) => data) ?? []

/** With one more message at its end; unchanged when it is there already. */
export const withMessage = (thread: Thread | undefined, message: DirectMessage): Thread | undefined => {
  const [newest, ...older] = thread?.pages ?? []
  if (!thread || !newest) return thread
  if (thread.pages.some(({ data }) => data.some(({ id }) => id === message.id))) return thread
  return { ...thread, pages: [{ ...newest, data: [...newest.data, message] }, ...older] }
}

/** What `readerId` received is read up to a message; null when that message is not among those loaded. */
export const withRead = (
  thread: Thread | undefined,
  { readerId, lastReadId }: { readerId: string; lastReadId: string },
): Thread | undefined | null => {
  const messages = messagesOf(thread)
  const last = messages.findIndex(({ id }) => id === lastReadId)
  if (!thread || last < 0) return null
  const read = new Set(messages.slice(0, last + 1).map(({ id }) => id))
  const mark = (message: DirectMessage) =>
    message.receiverId === readerId && read.has(message.id) ? { ...message, isRead: true } : message
  return { ...thread, pages: thread.pages.map((page) => ({ ...page, data: page.data.map(mark) })) }
}
