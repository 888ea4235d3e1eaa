import type { Session } from '@andariego/contract/accounts'
import { UnknownUserError } from './login-failure.ts'

/** What a login may be answered with, also by a server that is not ours. */
interface LoginAnswer {
  data?: Partial<Session>
}

/** The session in the answer to a login; throws the error to show when there is none. */
export const sessionIn = (answer: LoginAnswer) => {
  const { user, accessToken, refreshToken } = answer.data ?? {}
  if (!user?.id || !accessToken) throw new UnknownUserError()
  return { user, accessToken, refreshToken: refreshToken ?? null }
}
