/** All that is kept of messages begins with it. */
export const messagesKey = ['messages'] as const
export const unreadKey = [...messagesKey, 'unread'] as const
export const conversationsKey = [...messagesKey, 'conversations'] as const
export const threadKey = (userId: string) => [...messagesKey, 'thread', userId] as const
