import { formatError } from '../../../platform/api/api.ts'
import { showToast } from '../../../platform/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useBlock } from './use-keep-away.ts'

interface BlockDialogProps {
  userId: string
  /** How the user is called. */
  called: string
  open: boolean
  onClose: () => void
  onBlocked: () => void
}

const UNDO_MS = 10_000

/** Asks for confirmation before blocking, and explains what blocking does. */
export const BlockDialog = ({ userId, called, open, onClose, onBlocked }: BlockDialogProps) => {
  const block = useBlock(userId)
  const yes = () =>
    block.mutate(true, {
      onSuccess: () => {
        showToast(`Bloqueaste a ${called}.`, {
          durationMs: UNDO_MS,
          action: { label: 'Deshacer', run: () => block.mutate(false) },
        })
        onBlocked()
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`¿Bloquear a ${called}?`}
      yes="Bloquear"
      doing="Bloqueando…"
      onYes={yes}
      busy={block.isPending}
      failure={block.isError && formatError(block.error)}
    >
      <p>
        Ninguno verá el perfil, las reseñas ni los mensajes del otro, ni podrá invitarlo. En los grupos que
        comparten solo se verá su nombre. No le avisamos, y puedes desbloquear desde «Mi cuenta».
      </p>
    </ConfirmDialog>
  )
}
