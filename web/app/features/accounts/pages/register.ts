/** What the page 'register' uses of accounts. */
export { AccountPage } from '../account-page.tsx'
export { RegisterForm } from '../register-form.tsx'
export { useAnonymousOnly } from '../use-anonymous-only.ts'
