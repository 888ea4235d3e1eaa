import { useBlocker } from 'react-router'
import { getSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

interface LeaveQuestionProps {
  /** Whether there are changes that the server does not have. */
  unsaved: boolean
  onDiscard: () => void
}

/**
 * Asks what to do with unsaved changes when the user navigates to another page. It does not ask when the session was lost,
 * because the draft waits for the next sign-in, nor when the page is closed or reloaded, because the draft is restored.
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
