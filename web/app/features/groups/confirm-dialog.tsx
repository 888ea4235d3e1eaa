import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** The question. */
  children: ReactNode
  /** The answer that does it. */
  yes: string
  onYes: () => void
}

/** Asks before what cannot be undone; the harmless answer has the focus. */
export const ConfirmDialog = ({ open, onClose, title, children, yes, onYes }: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    width="small"
    role="alertdialog"
    actions={
      <>
        <Button variant="secondary" onClick={onClose} data-autofocus>
          No
        </Button>
        <Button variant="danger" onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
