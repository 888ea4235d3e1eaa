import { pages } from '@andariego/contract/pages'
import { useNavigate } from 'react-router'
import { getConnection } from '../platform/connection.ts'
import { signOut } from '../platform/session/sign-out.ts'
import { showToast } from '../platform/toasts.ts'

/** Signs out, says so and goes home. Use `replace` from a dialog or menu, to replace its history entry. */
export const useLeave = ({ replace = false } = {}): (() => void) => {
  const navigate = useNavigate()
  return () => {
    const { waiting, refused } = getConnection()
    void signOut()
    showToast('Sesión cerrada exitosamente.')
    if (waiting + refused > 0)
      showToast('Lo que falta enviar queda aquí hasta que vuelvas a iniciar sesión.', { kind: 'info' })
    void navigate(pages.home(), { replace })
  }
}
