import { pages } from '@andariego/contract/pages'
import { useNavigate } from 'react-router'
import { getConnection } from '../platform/connection.ts'
import { forgetDrafts, hasDrafts } from '../platform/drafts/kept-drafts.ts'
import { getSession } from '../platform/session/session.ts'
import { signOut } from '../platform/session/sign-out.ts'
import { showToast } from '../platform/toasts.ts'

/** Long enough to read and decide, for whoever shares the computer with others. */
const ASKED_MS = 20_000

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
    if (hasDrafts(userId))
      showToast('Lo que escribiste sin publicar queda en este navegador para cuando vuelvas.', {
        kind: 'info',
        durationMs: ASKED_MS,
        action: {
          label: 'Borrarlo',
          run: () => {
            forgetDrafts(userId)
            showToast('Se borró lo que escribiste sin publicar.')
          },
        },
      })
    void navigate(pages.home(), { replace })
  }
}
