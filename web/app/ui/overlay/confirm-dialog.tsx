import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface ConfirmDialogProps
  extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children' | 'width' | 'history'> {
  /** The label of the confirming button. */
  yes: string
  /** The label of the confirming button while it is busy. */
  doing?: string
  onYes?: () => void
  /** The id of the form inside the dialog that the confirming button submits, instead of calling `onYes`. */
  form?: string
  /** The label of the cancelling button. */
  no?: string
  busy?: boolean
  /** Why the action failed. */
  failure?: ReactNode
}

/**
 * Asks before an action that cannot be undone; the cancelling button has the initial focus, and nothing closes the dialog while
 * the action runs.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { onClose, no = 'Cancelar', yes, doing = yes, onYes, form, busy = false, failure, ...dialog } = props
  return (
    <Dialog
      width="small"
      {...dialog}
      onClose={onClose}
      role="alertdialog"
      dismissible={!busy}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={onClose}
            disabled={busy}
            data-autofocus={form === undefined || undefined}
          >
            {no}
          </Button>
          <Button
            variant="danger"
            type={form === undefined ? 'button' : 'submit'}
            form={form}
            once
            onClick={onYes}
            busy={busy}
          >
            {busy ? doing : yes}
          </Button>
        </>
      }
    >
      {dialog.children}
      {failure && <FormMessage>{failure}</FormMessage>}
    </Dialog>
  )
}
