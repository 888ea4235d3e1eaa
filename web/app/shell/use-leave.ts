import { pages } from '@andariego/contract/pages'
import { useNavigate } from 'react-router'
import { getConnection } from '../platform/connection.ts'
import { getSession } from '../platform/session/session.ts'
import { signOut } from '../platform/session/sign-out.ts'
import { showToast } from '../platform/toasts.ts'

/** Signs out, says so and goes home. Use `replace` from a dialog or menu, to replace its history entry. */
export const useLeave = ({ replace = false } = {}): (() => void) => {
  const navigate = useNavigate()
  return () => {
    const userId = getSession()?.user.id ?? ''
    const { waiting, refused } = getConnection()
    void signOut()
    showToast('Sesión cerrada exitosamente.')
    if (waiting + refused > 0)
      showToast('Lo que falta enviar queda aquí hasta que vuelvas a iniciar sesión.', { kind: 'info' })
    // This code is in the file that every page loads for who is signed in, so it is there also without a connection.
    import('./tell-of-drafts.ts').then(
      ({ tellOfDrafts }) => tellOfDrafts(userId),
      () => {},
    )
    void navigate(pages.home(), { replace })
  }
}
