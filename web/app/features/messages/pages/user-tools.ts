/** What the page 'user-tools' uses of messages. */
export { MessagesLink } from '../messages-link.tsx'
