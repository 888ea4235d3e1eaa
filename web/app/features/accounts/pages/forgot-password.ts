/** What the page 'forgot-password' uses of accounts. */
export { AccountPage } from '../account-page.tsx'
export { ForgotPasswordForm } from '../forgot-password-form.tsx'
