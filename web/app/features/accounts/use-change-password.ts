import { trimmed } from '@andariego/contract/accounts-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { invalidateAfter } from '../../platform/api/invalidate.ts'

interface PasswordChange {
  currentPassword: string
  newPassword: string
}

/** Changes the password. The server then ends all other sessions. */
export const useChangePassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      api('POST /auth/change-password', {
        body: { currentPassword: trimmed(currentPassword), newPassword: trimmed(newPassword) },
      }),
    onSuccess: () => invalidateAfter(client, 'POST /auth/change-password'),
  })
}
