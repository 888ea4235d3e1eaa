import { cacheTag } from '../../platform/cache-tag.ts'
import type { Emit } from '../../platform/database/write.ts'

/** The tag of a user's messages. */
export const chatTag = (userId: string) => cacheTag(`chat:${userId}`)

export interface ChangedConversation {
  userId: string
  conversationId: string
}

/** Tells every process, and the user's open pages, that a conversation has changed. */
export const emitChanged = (emit: Emit, { userId, conversationId }: ChangedConversation) => {
  emit({ type: 'changed', tags: [chatTag(userId)] })
  emit({ type: 'live', userIds: [userId], event: { type: 'assistant', conversationId } })
}
