/** What the page 'account' uses of people. */
export { KeptAway } from '../keeping-away/kept-away.tsx'
export { OwnProfile } from '../own/own-profile.tsx'
