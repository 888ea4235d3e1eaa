/** What every page shows of assistant. */
export { ChatLauncher } from '../chat-launcher.tsx'
