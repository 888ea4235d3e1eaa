import type { KeyboardEvent } from 'react'

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Moves the focus among a list's buttons with the arrow keys, Home and End; when no button has the focus, to the first or last
 * one.
 */
export const stepTo = (event: KeyboardEvent): void => {
  const step = STEPS[event.key]
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')]
  event.preventDefault()
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  buttons[step(at, buttons.length)]?.focus()
}
