/** What other features and pages may use of messages. */
export { MessageButton } from './message-button.tsx'
