import { useMutation } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { getSession, keepWithUser } from '../../../platform/session/session.ts'

export const useConfirmEmailChange = () =>
  useMutation({
    mutationFn: (token: string) => api('POST /auth/email/confirm', { body: { token } }),
    // Changes nothing when another user is signed in here.
    onSuccess: ({ data: { userId, email } }) => keepWithUser(userId, { email }),
  })

/**
 * Stopping the change ends every session of the account. The request that follows shows whether this browser's session is one of
 * them.
 */
export const useStopEmailChange = () =>
  useMutation({
    mutationFn: (token: string) => api('POST /auth/email/stop', { body: { token } }),
    onSuccess: async () => {
      if (getSession() === null) return
      await api('GET /auth/email').catch(() => null)
    },
  })
