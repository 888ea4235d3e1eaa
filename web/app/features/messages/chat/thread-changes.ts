import type { DirectMessage } from '@andariego/contract/messages'
import type { PagesOf } from '../../../platform/api/queries.ts'

/** The pages in the order they were loaded, newest page first; inside each page, the oldest message first. */
export type Thread = PagesOf<'GET /direct-messages/conversation/:userId'>

export const messagesOf = (thread: Thread | undefined): DirectMessage[] =>
  thread?.pages.toReversed().flatMap(({ data }) => data) ?? []

/** Appends a message; returns the thread unchanged when it already contains the message. */
export const withMessage = (thread: Thread | undefined, message: DirectMessage): Thread | undefined => {
  const [newest, ...older] = thread?.pages ?? []
  if (!thread || !newest) return thread
  if (thread.pages.some(({ data }) => data.some(({ id }) => id === message.id))) return thread
  return { ...thread, pages: [{ ...newest, data: [...newest.data, message] }, ...older] }
}

/** Marks the messages that `readerId` received, up to the given one, as read; null when that message is not loaded. */
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
