/** What the page 'user' uses of people. */
export { BlockedPerson } from '../keeping-away/blocked-person.tsx'
export { PersonMenu } from '../keeping-away/person-menu.tsx'
export { Travels } from '../public-profile/travels.tsx'
