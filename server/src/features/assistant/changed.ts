import { cacheTag } from '../../platform/cache-tag.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { PlatformEvent } from '../../platform/events.ts'

/** The tag of a user's messages. */
export const chatTag = (userId: string) => cacheTag(`chat:${userId}`)

/** The tag of answers that were given before all texts were indexed; dropped when they are. */
export const unreadTag = cacheTag('assistant:unread')

export const changed = {
  /** More texts have been indexed. */
  index: (): PlatformEvent => ({ type: 'changed', tags: [unreadTag] }),
}

export interface ChangedConversation {
  userId: string
  conversationId: string
}

/** Tells every process, and the user's open pages, that a conversation has changed. */
export const emitChanged = (emit: Emit, { userId, conversationId }: ChangedConversation) => {
  emit({ type: 'changed', tags: [chatTag(userId)] })
  emit({ type: 'live', userIds: [userId], event: { type: 'assistant', conversationId } })
}
