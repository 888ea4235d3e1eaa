import { accountsMessages, trimmed } from '@andariego/contract/accounts-rules'
import { TERMS_VERSION } from '@andariego/contract/terms-rules'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '../../platform/api/api.ts'
import { nextPage } from '../../platform/session/next-page.ts'
import { rememberReturnPath } from './return-path.ts'

interface Registration {
  email: string
  password: string
}

/** Resolves to the message for the visitor and the address to which the confirmation was mailed. */
export const useRegister = () => {
  const { search } = useLocation()
  return useMutation({
    mutationFn: async ({ email, password }: Registration) => {
      // The version that this page shows, even if the server has newer terms by now.
      const body = { email: trimmed(email), password: trimmed(password), termsVersion: TERMS_VERSION }
      const { message } = await api('POST /auth/register', { body })
      rememberReturnPath(nextPage(search))
      return { message: message || accountsMessages.registered, email: body.email }
    },
  })
}
