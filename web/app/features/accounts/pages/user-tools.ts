/** What the page 'user-tools' uses of accounts. */
export { TermsNews } from '../terms-news.tsx'
