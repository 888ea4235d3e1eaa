/** What the page 'account' uses of people. */
export { OwnProfile } from '../own/own-profile.tsx'
