/** What the page 'reset-password' uses of accounts. */
export { AccountPage } from '../account-page.tsx'
export { ResetPasswordForm, UselessLink } from '../reset-password-form.tsx'
export { useMailedToken } from '../use-mailed-token.ts'
