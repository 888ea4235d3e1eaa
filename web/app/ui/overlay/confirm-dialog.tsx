import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface ConfirmDialogProps
  extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children' | 'width' | 'history'> {
  /** The answer that does it. */
  yes: string
  /** What stands on that button while it is being done. */
  doing?: string
  onYes?: () => void
  /** The form inside that this answer sends, instead of `onYes`. */
  form?: string
  /** The harmless answer. */
  no?: string
  busy?: boolean
  /** Why it could not be done. */
  failure?: ReactNode
}

/** Asks before what cannot be undone; the harmless answer has the focus, and nothing closes it while it is being done. */
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
