import { removeProblem } from '@andariego/contract/itineraries-rules'
import { formatError } from '../../platform/api/api.ts'
import { useNavigate } from '../../platform/rendering/link.tsx'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ITINERARIES_PATH } from './itinerary-paths.ts'
import { useDeleteItinerary } from './use-delete-itinerary.ts'

interface DeleteItineraryDialogProps {
  itinerary: { id: string; name: string }
  open: boolean
  onClose: () => void
}

/** Asks before an itinerary goes for good. */
export const DeleteItineraryDialog = ({ itinerary, open, onClose }: DeleteItineraryDialogProps) => {
  const navigate = useNavigate()
  const remove = useDeleteItinerary(itinerary.id)
  const busy = remove.isPending || remove.isSuccess
  const close = () => {
    remove.reset()
    onClose()
  }
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast('Itinerario eliminado.')
        // In place of the dialog's own entry in the history.
        void navigate(ITINERARIES_PATH, { replace: true })
      },
    })
  return (
    <Dialog
      open={open}
      onClose={close}
      title="¿Eliminar itinerario?"
      role="alertdialog"
      width="small"
      dismissible={!busy}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={busy}>
            Cancelar
          </Button>
          <Button variant="danger" onClick={confirm} busy={busy}>
            {busy ? 'Eliminando…' : 'Eliminar'}
          </Button>
        </>
      }
    >
      <p>«{itinerary.name}» se elimina para siempre. Los lugares se quedan.</p>
      {remove.isError && <FormMessage>{removeProblem(formatError(remove.error))}</FormMessage>}
    </Dialog>
  )
}
