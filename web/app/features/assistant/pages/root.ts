/** What every page shows of assistant. */
export { ChatBarItem, ChatLauncher } from '../chat-launcher.tsx'
