import { trimmed } from '@andariego/contract/accounts-rules'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/query-keys.ts'
import { signIn } from '../../platform/session/session.ts'
import { sessionIn } from './session-in.ts'

interface Credentials {
  email: string
  password: string
  /** The code of the second step, for accounts that use one. */
  code?: string
}

const LOG_IN = keyOf('POST /auth/login')

/** Whether a login request is under way. */
export const useIsLoggingIn = (): boolean => useIsMutating({ mutationKey: LOG_IN }) > 0

export const useLogIn = () =>
  useMutation({
    mutationKey: LOG_IN,
    mutationFn: async ({ email, password, code }: Credentials) => {
      const body = { email: trimmed(email), password: trimmed(password), code }
      const { user, ...tokens } = sessionIn(await api('POST /auth/login', { body }))
      signIn({ ...tokens, user: { ...user, hasJustSignedIn: true } })
    },
  })
