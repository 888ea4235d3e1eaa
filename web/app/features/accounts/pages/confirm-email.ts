/** What the page 'confirm-email' uses of accounts. */
export { AccountPage } from '../account-page.tsx'
export { EmailConfirmationPanel } from '../email-confirmation-panel.tsx'
export { useEmailConfirmation } from '../use-email-confirmation.ts'
export { useMailedToken } from '../use-mailed-token.ts'
