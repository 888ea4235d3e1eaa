import type { Emit } from '../../platform/database/write.ts'

/** What shows a user's messages. */
export const chatTag = (userId: string) => `chat:${userId}`

/** Tells every process that a user's messages are no longer what they were. */
export const emitChanged = (emit: Emit, userId: string) => emit({ type: 'changed', tags: [chatTag(userId)] })
