import { trimmed } from '@andariego/contract/accounts-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { devicesKey } from './devices-query.ts'

interface PasswordChange {
  currentPassword: string
  newPassword: string
}

/** Ends the other sessions, too. */
export const useChangePassword = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      api('POST /auth/change-password', {
        body: { currentPassword: trimmed(currentPassword), newPassword: trimmed(newPassword) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: devicesKey }),
  })
}
