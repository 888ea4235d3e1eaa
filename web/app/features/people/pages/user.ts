/** What the page 'user' uses of people. */
export { PersonMenu } from '../keeping-away/person-menu.tsx'
export { MissingProfile, UnnamedProfile } from '../missing-profile.tsx'
export { Travels } from '../public-profile/travels.tsx'
