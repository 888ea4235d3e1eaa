import { accountsMessages, trimmed } from '@andariego/contract/accounts-rules'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

interface Registration {
  email: string
  password: string
}

/** Resolves to what to tell the visitor, and whom the confirmation was mailed to. */
export const useRegister = () =>
  useMutation({
    mutationFn: async ({ email, password }: Registration) => {
      const body = { email: trimmed(email), password: trimmed(password) }
      const { message } = await api('POST /auth/register', { body })
      return { message: message || accountsMessages.registered, email: body.email }
    },
  })
