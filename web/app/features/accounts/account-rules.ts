import {
  accountsMessages,
  isEmail,
  missingPasswordRules,
  PASSWORD_MAX,
  trimmed,
} from '@andariego/contract/accounts-rules'
import { isLongerThan } from '@andariego/contract/text-rules'

/** What is wrong with a field, in Spanish, or null. */
export type Problem = string | null

export const emailProblem = (email: string, malformed: string = accountsMessages.emailHint): Problem => {
  const value = trimmed(email)
  if (value === '') return accountsMessages.emailRequired
  return isEmail(value) ? null : malformed
}

/** For a password that already exists. */
export const passwordProblem = (password: string): Problem =>
  trimmed(password) === '' ? accountsMessages.passwordRequired : null

/** For a new password. */
export const newPasswordProblem = (password: string): Problem => {
  const value = trimmed(password)
  if (value === '') return accountsMessages.passwordRequired
  if (isLongerThan(value, PASSWORD_MAX)) return accountsMessages.passwordTooLong
  return missingPasswordRules(value).length > 0 ? accountsMessages.passwordRules : null
}

export const repeatedPasswordProblem = (password: string, repeated: string): Problem => {
  if (trimmed(repeated) === '') return accountsMessages.passwordsMustMatch
  return trimmed(password) === trimmed(repeated) ? null : accountsMessages.passwordsDiffer
}
