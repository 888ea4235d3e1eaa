import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The form that the dialog's button sends. */
  formId: string
  /** What the button says, at rest and while the server is asked: nothing closes the dialog then. */
  says: readonly [send: string, sending: string]
  busy: boolean
  children: ReactNode
}

/** A form in a dialog: one button gives up, one sends. */
export const FormDialog = ({ open, onClose, title, formId, says, busy, children }: FormDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    dismissible={!busy}
    actions={
      <>
        <Button variant="secondary" onClick={onClose} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" form={formId} busy={busy}>
          {says[busy ? 1 : 0]}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
