import type { Api } from '@andariego/contract/client'
import type { FastifyInstance } from 'fastify'
import type { LetterContent } from '../server/src/platform/mail/letter.ts'
import { DEMO_PASSWORD } from './community/travellers.ts'
import { inProcessApi, Refusal } from './in-process-api.ts'

export interface SignedIn {
  id: string
  api: Api
  leave: () => Promise<unknown>
}

/** Signs a traveller in; if needed, first creates the account: registers, follows the mailed link, confirms. */
export const signIn = async (
  app: FastifyInstance,
  letters: LetterContent[],
  email: string,
): Promise<SignedIn> => {
  const visitor = inProcessApi(app)
  const body = { email, password: DEMO_PASSWORD }
  const confirm = async () => {
    const letter = letters.findLast(({ to }) => to === email)
    const token = new URL(letter?.button.url ?? 'none:').searchParams.get('token') ?? ''
    await visitor('GET /auth/confirm-email/:token', { params: { token } })
  }
  const login = () => visitor('POST /auth/login', { body })
  const { data } = await login().catch(async (error: unknown) => {
    const status = error instanceof Refusal ? error.status : 0
    // 401: the account does not exist yet. 403: it is not confirmed, because an earlier loading was interrupted.
    if (status === 401) await visitor('POST /auth/register', { body })
    else if (status === 403) await visitor('POST /auth/resend-confirmation', { body: { email } })
    else throw error
    await confirm()
    return login()
  })
  const api = inProcessApi(app, data.accessToken)
  return {
    id: data.user.id,
    api,
    leave: () => api('POST /auth/logout', { body: { refreshToken: data.refreshToken } }),
  }
}
