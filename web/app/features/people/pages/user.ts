/** What the page 'user' uses of people. */
export { PersonMenu } from '../keeping-away/person-menu.tsx'
