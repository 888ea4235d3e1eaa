import { useEffect, useEffectEvent, useId } from 'react'

/** Open dialogs, the innermost last; 'back' closes that one. */
const open: { key: string; close: () => void }[] = []
/** The number of steps back that this module made itself, whose events must be hidden from everybody. */
let ownSteps = 0
let listening = false

const onPopState = (event: PopStateEvent) => {
  if (ownSteps > 0) {
    ownSteps -= 1
    event.stopImmediatePropagation()
    // Of two dialogs that closed together, the outer one's entry was below.
    if (isLeft(event.state)) stepBack()
    return
  }
  const top = open.at(-1)
  if (!top || dialogKeyOf(event.state) === top.key) return
  // The page below the dialog is the same, so the event is hidden from the router, which would load it again.
  event.stopImmediatePropagation()
  open.pop()
  top.close()
}

const dialogKeyOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : undefined

const isOpen = (key: unknown) => open.some((entry) => entry.key === key)
/** Whether this entry of the history is that of a dialog which is closed. */
const isLeft = (state: unknown) => dialogKeyOf(state) !== undefined && !isOpen(dialogKeyOf(state))

const stepBack = () => {
  ownSteps += 1
  history.back()
}

/**
 * Begins to hide the steps of dialogs from the router. Call it before the router listens to 'popstate': this event has no capturing
 * phase in Chromium, so that whoever listened first hears it first.
 */
export const watchDialogSteps = (): void => {
  if (listening) return
  window.addEventListener('popstate', onPopState, { capture: true })
  listening = true
}

const enter = (key: string, close: () => void) => {
  watchDialogSteps()
  open.push({ key, close })
  if (dialogKeyOf(history.state) === key) return
  const index: unknown = history.state?.idx
  history.pushState(
    { ...history.state, dialog: key, idx: typeof index === 'number' ? index + 1 : index },
    '',
    location.href,
  )
}

const leave = (key: string) => {
  const at = open.findIndex((entry) => entry.key === key)
  if (at >= 0) open.splice(at, 1)
  // Deferred, because React may mount the effect again at once (strict mode), and a link inside may be replacing the entry.
  setTimeout(() => {
    if (!isOpen(key) && dialogKeyOf(history.state) === key) stepBack()
  })
}

/**
 * While `isShown`, the browser's back button calls `close` instead of leaving the page. A link inside the dialog should navigate
 * with `replace`, so that the dialog's own history entry does not stay behind.
 */
export const useDialogHistory = (isShown: boolean, close: () => void): void => {
  const key = useId()
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isShown) return
    enter(key, () => onBack())
    return () => leave(key)
  }, [isShown, key])
}
