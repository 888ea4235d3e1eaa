/** What the page 'user-tools' uses of moderation. */
export { RestrictionNews } from '../notices/restriction-news.tsx'
