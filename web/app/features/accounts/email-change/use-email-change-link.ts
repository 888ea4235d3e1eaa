import { useMutation } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { getSession, keepWithUser } from '../../../platform/session/session.ts'

export const useConfirmEmailChange = () =>
  useMutation({
    mutationFn: (token: string) => api('POST /auth/email/confirm', { body: { token } }),
    // Where somebody else sits nothing changes.
    onSuccess: ({ data: { userId, email } }) => keepWithUser(userId, { email }),
  })

/** What was taken back has ended every session: asking for anything finds out whether this browser's is one of them. */
export const useStopEmailChange = () =>
  useMutation({
    mutationFn: (token: string) => api('POST /auth/email/stop', { body: { token } }),
    onSuccess: async () => {
      if (getSession() === null) return
      await api('GET /auth/email').catch(() => null)
    },
  })
