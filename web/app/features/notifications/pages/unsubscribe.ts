/** What the page 'unsubscribe' uses of notifications. */
export { UnsubscribePanel } from '../unsubscribe-panel.tsx'
