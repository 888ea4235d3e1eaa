import { cacheTag } from '../../platform/cache-tag.ts'
import type { Emit } from '../../platform/database/write.ts'

/** What shows a user's messages. */
export const chatTag = (userId: string) => cacheTag(`chat:${userId}`)

export interface ChangedConversation {
  userId: string
  conversationId: string
}

/** Tells every process, and the open pages of the user, that a conversation is no longer what it was. */
export const emitChanged = (emit: Emit, { userId, conversationId }: ChangedConversation) => {
  emit({ type: 'changed', tags: [chatTag(userId)] })
  emit({ type: 'live', userIds: [userId], event: { type: 'assistant', conversationId } })
}
