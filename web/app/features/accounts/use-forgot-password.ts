import { trimmed } from '@andariego/contract/accounts-rules'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (email: string) => api('POST /auth/forgot-password', { body: { email: trimmed(email) } }),
  })
