import { accountsMessages, trimmed } from '@andariego/contract/accounts-rules'
import { TERMS_VERSION } from '@andariego/contract/terms-rules'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { api } from '../../platform/api/api.ts'
import { nextPage } from '../../platform/session/next-page.ts'
import { keepNext } from './kept-next.ts'

interface Registration {
  email: string
  password: string
}

/** Resolves to what to tell the visitor, and whom the confirmation was mailed to. */
export const useRegister = () => {
  const { search } = useLocation()
  return useMutation({
    mutationFn: async ({ email, password }: Registration) => {
      // Those that this page shows, should others hold by now.
      const body = { email: trimmed(email), password: trimmed(password), termsVersion: TERMS_VERSION }
      const { message } = await api('POST /auth/register', { body })
      keepNext(nextPage(search))
      return { message: message || accountsMessages.registered, email: body.email }
    },
  })
}
