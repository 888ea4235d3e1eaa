import { trimmed } from '@andariego/contract/accounts-rules'
import { pages } from '@andariego/contract/pages'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/api.ts'
import { forgetDrafts } from '../../platform/drafts/kept-drafts.ts'
import { endSession, getSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'

/** Deletes the account, says so and goes home, replacing the dialog's entry in the history. */
export const useDeleteAccount = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (password: string) => {
      const { message } = await api('DELETE /users/me', { body: { password: trimmed(password) } })
      // Nobody can come back for what they typed.
      forgetDrafts(getSession()?.user.id ?? '')
      endSession()
      showToast(message)
      void navigate(pages.home(), { replace: true })
    },
  })
}
