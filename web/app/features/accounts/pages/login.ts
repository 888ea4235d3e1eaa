/** What the page 'login' uses of accounts. */
export { AccountPage } from '../account-page.tsx'
export { LoginForm } from '../login-form.tsx'
export { PasskeyLogin } from '../passkeys/passkey-login.tsx'
export { useAnonymousOnly } from '../use-anonymous-only.ts'
