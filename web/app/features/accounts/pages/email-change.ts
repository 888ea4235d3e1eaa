/** What the page 'email-change' uses of accounts. */
export { AccountPage } from '../account-page.tsx'
export { ConfirmEmailChange, StopEmailChange } from '../email-change/email-change-panel.tsx'
export { useMailedToken } from '../use-mailed-token.ts'
