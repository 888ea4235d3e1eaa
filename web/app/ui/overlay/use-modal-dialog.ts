import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useDialogHistory } from './use-dialog-history.ts'

/**
 * Drives a native modal <dialog> by a prop: focus stays inside and goes back to where it was, Escape, a press beside it
 * and the back button close it. Focus starts on what has `data-autofocus`, else on the first control. Spread the result
 * on the element.
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
    return () => dialog.close()
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A file input inside fires 'cancel' as well, and it bubbles.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (dismissible) onClose()
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Browsers close by themselves on a second Escape.
      if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // The content fills the element, so a press on the element itself is one on the backdrop.
      if (dismissible && event.target === event.currentTarget) onClose()
    },
  }
}
