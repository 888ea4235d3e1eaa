/** What the page 'ai-chat' uses of assistant. */
export { ChatPage } from '../chat-page.tsx'
