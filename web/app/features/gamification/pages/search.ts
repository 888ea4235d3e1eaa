/** What the page 'search' uses of gamification. */
export { FoundTravellers } from '../travellers/found-travellers.tsx'
export { UserSearchBox } from '../travellers/user-search-box.tsx'
