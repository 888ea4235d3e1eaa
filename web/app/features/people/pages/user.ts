/** What the page 'user' uses of people. */
export { PersonMenu } from '../keeping-away/person-menu.tsx'
export { Travels } from '../public-profile/travels.tsx'
