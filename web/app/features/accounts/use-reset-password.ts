import { trimmed } from '@andariego/contract/accounts-rules'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { endSession } from '../../platform/session/session.ts'

/** The server ends every session with a reset, so this browser drops its own, too. */
export const useResetPassword = (token: string) =>
  useMutation({
    mutationFn: (password: string) =>
      api('POST /auth/reset-password', { body: { token, password: trimmed(password) } }),
    onSuccess: endSession,
  })
