import { trimmed } from '@andariego/contract/accounts-rules'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

export const useResendConfirmation = () =>
  useMutation({
    mutationFn: (email: string) => api('POST /auth/resend-confirmation', { body: { email: trimmed(email) } }),
  })
