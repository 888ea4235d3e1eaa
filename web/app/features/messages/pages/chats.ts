/** What the page 'chats' uses of messages. */
export { ConversationListSkeleton } from '../conversation-list-skeleton.tsx'
export { Conversations } from '../conversations.tsx'
