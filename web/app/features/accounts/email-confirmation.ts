import { accountsMessages } from '@andariego/contract/accounts-rules'
import type { Api } from '@andariego/contract/client'

/**
 * Confirms each token once, however often the page asks (React mounts twice in development, and the visitor may come back): a
 * second request with a valid token would be told that it was used. A failure is remembered as well, until `retry`.
 */
export const createEmailConfirmation = (api: Api) => {
  const asked = new Map<string, Promise<string>>()
  const ask = (token: string): Promise<string> => {
    const answer = api('GET /auth/confirm-email/:token', { params: { token } }).then(
      ({ message }) => message || accountsMessages.confirmed,
    )
    asked.set(token, answer)
    return answer
  }
  return {
    /** Resolves to the message for the visitor. */
    confirm: (token: string): Promise<string> => asked.get(token) ?? ask(token),
    /** Repeats a request that failed on its way to the server. */
    retry: ask,
  }
}
