/** What the page 'unsubscribe' uses of accounts. */
export { AccountPage } from '../account-page.tsx'
export { useMailedToken } from '../use-mailed-token.ts'
