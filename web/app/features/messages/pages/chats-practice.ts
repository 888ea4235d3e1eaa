/** What the page 'chats-practice' uses of messages. */
export { ConversationListSkeleton } from '../conversation-list-skeleton.tsx'
export { PracticeChat } from '../practice/practice-chat.tsx'
