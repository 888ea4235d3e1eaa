import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  children: ReactNode
  /** Names the deed: 'Borrar cuenta', not 'Aceptar'. */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  /** What is confirmed cannot be undone. */
  danger?: boolean
  busy?: boolean
}

/** Asks before something that matters; focus starts on the harmless answer. */
export const ConfirmDialog = ({
  onConfirm,
  confirmLabel,
  cancelLabel = 'Cancelar',
  danger,
  busy,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    role="alertdialog"
    width="small"
    dismissible={!busy}
    actions={
      <>
        <Button variant="secondary" onClick={dialog.onClose} disabled={busy} data-autofocus>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </Button>
      </>
    }
  />
)
