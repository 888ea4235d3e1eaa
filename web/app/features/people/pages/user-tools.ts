/** What the page 'user-tools' uses of people. */
export { Introduction } from '../own/introduction.tsx'
