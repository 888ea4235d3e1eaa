import { pages } from '@andariego/contract/pages'
import { useNavigate } from '../platform/rendering/link.tsx'
import { signOut } from '../platform/session/sign-out.ts'
import { showToast } from '../platform/toasts.ts'

/** Ends the session, says so and goes home. `replace` when called from something opened over the page. */
export const useLeave = ({ replace = false } = {}): (() => void) => {
  const navigate = useNavigate()
  return () => {
    void signOut()
    showToast('Sesión cerrada exitosamente.')
    void navigate(pages.home(), { replace })
  }
}
