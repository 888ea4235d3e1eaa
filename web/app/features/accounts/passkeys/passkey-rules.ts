import { PASSKEY_NAME_MAX, passkeyMessages } from '@andariego/contract/passkeys-rules'
import { isLongerThan } from '@andariego/contract/text-rules'

/** What is wrong with the name of a passkey, in Spanish, or null. */
export const passkeyNameProblem = (name: string): string | null => {
  if (name.trim() === '') return passkeyMessages.nameRequired
  return isLongerThan(name.trim(), PASSKEY_NAME_MAX) ? passkeyMessages.nameTooLong : null
}
