import { PASSKEY_NAME_MAX, passkeyMessages } from '@andariego/contract/passkeys-rules'

/** What is wrong with the name of a passkey, in Spanish, or null. */
export const passkeyNameProblem = (name: string): string | null => {
  if (name.trim() === '') return passkeyMessages.nameRequired
  return name.trim().length > PASSKEY_NAME_MAX ? passkeyMessages.nameTooLong : null
}
