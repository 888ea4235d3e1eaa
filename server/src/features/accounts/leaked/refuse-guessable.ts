import { accountsMessages } from '@andariego/contract/accounts-rules'
import { generalMessages } from '@andariego/contract/errors'
import { Failure } from '../../../platform/http/errors.ts'
import { isOwnAddress } from './leaked-password-rules.ts'
import { isLeaked } from './leaked-passwords.ts'

/** Throws for a password that attackers try first: a leaked one, or the account's own address. */
export const refuseGuessable = (password: string, email: string): void => {
  const problem = isOwnAddress(password, email)
    ? accountsMessages.passwordIsEmail
    : isLeaked(password)
      ? accountsMessages.passwordLeaked
      : null
  if (problem !== null)
    throw new Failure(422, 'validation', generalMessages.validation, { errors: [problem] })
}
