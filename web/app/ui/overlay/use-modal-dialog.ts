import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { openModals } from './open-modals.ts'
import { useDialogHistory } from './use-dialog-history.ts'

/**
 * Opens and closes a native modal <dialog> by a prop. It traps the focus and restores it; Escape, a click on the backdrop and the
 * back button close it. The initial focus is on the element with `data-autofocus`, otherwise on the first control. Spread the
 * result on the element.
 */
export const useModalDialog = (
  open: boolean,
  onClose: () => void,
  { dismissible = true, history = true } = {},
) => {
  const ref = useRef<HTMLDialogElement>(null)
  useDialogHistory(open && history, onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const takeOff = openModals.add(dialog)
    return () => {
      takeOff()
      dialog.close()
    }
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside also fires 'cancel', which bubbles.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (dismissible) onClose()
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // On a second Escape, browsers close a dialog without asking.
      if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The content fills the element, so a click on the element itself is a click on the backdrop.
      if (dismissible && event.target === event.currentTarget) onClose()
    },
  }
}
