/** What the page 'moderation' uses of moderation. */
export { Desk } from '../desk/desk.tsx'
export { DeskSkeleton } from '../desk/desk-skeleton.tsx'
