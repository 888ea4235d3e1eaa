/** What the page 'handle' uses of people. */
export { HandleOwner } from '../public-profile/handle-owner.tsx'
