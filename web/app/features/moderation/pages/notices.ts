/** What the page 'notices' uses of moderation. */
export { Notices } from '../notices/notices.tsx'
export { NoticesSkeleton } from '../notices/notices-skeleton.tsx'
