import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The id of the form that the dialog's button submits. */
  formId: string
  /** The button's label, at rest and while the request is under way; nothing closes the dialog meanwhile. */
  says: readonly [send: string, sending: string]
  busy: boolean
  width?: DialogProps['width']
  children: ReactNode
}

/** A dialog with a form: one button cancels, the other one submits. */
export const FormDialog = ({ formId, says, busy, onClose, children, ...dialog }: FormDialogProps) => (
  <Dialog
    {...dialog}
    onClose={onClose}
    dismissible={!busy}
    actions={
      <>
        <Button variant="secondary" onClick={onClose} disabled={busy}>
          Cancelar
        </Button>
        <Button type="submit" form={formId} once busy={busy}>
          {says[busy ? 1 : 0]}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
