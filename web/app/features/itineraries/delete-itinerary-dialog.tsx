import { removeProblem } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { useNavigate } from 'react-router'
import { formatError } from '../../platform/api/api.ts'
import { showToast } from '../../platform/toasts.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { useDeleteItinerary } from './use-delete-itinerary.ts'

interface DeleteItineraryDialogProps {
  itinerary: { id: string; name: string }
  open: boolean
  onClose: () => void
}

/** Asks before an itinerary is deleted for good. */
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
        // Replaces the dialog's own history entry.
        void navigate(pages.itineraries(), { replace: true })
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title="¿Eliminar itinerario?"
      yes="Eliminar"
      doing="Eliminando…"
      onYes={confirm}
      busy={busy}
      failure={remove.isError && removeProblem(formatError(remove.error))}
    >
      <p>«{itinerary.name}» se elimina para siempre. Los lugares se quedan.</p>
    </ConfirmDialog>
  )
}
