/** What the page 'profile' uses of people. */
export { NamePrompt, OwnName } from '../own/own-name.tsx'
