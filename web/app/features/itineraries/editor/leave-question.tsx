import { useBlocker } from 'react-router'
import { getSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

interface LeaveQuestionProps {
  /** There is something that the server does not have. */
  unsaved: boolean
  onDiscard: () => void
}

/**
 * Asks what becomes of unsaved changes when one goes to another page. A lost session is not asked: its draft waits for
 * whoever signs in again. Neither is a page that is closed or loaded again: it finds its draft.
 */
export const LeaveQuestion = ({ unsaved, onDiscard }: LeaveQuestionProps) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && getSession() !== null,
  )
  const leave = () => blocker.proceed?.()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      history={false}
      role="alertdialog"
      title="¿Salir sin guardar?"
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onDiscard()
              leave()
            }}
          >
            Descartar
          </Button>
          <Button variant="secondary" onClick={leave}>
            Guardar borrador
          </Button>
          <Button data-autofocus onClick={() => blocker.reset?.()}>
            Seguir editando
          </Button>
        </>
      }
    >
      <p>Hay cambios sin guardar. Un borrador los conserva en este dispositivo hasta que vuelvas.</p>
    </Dialog>
  )
}
