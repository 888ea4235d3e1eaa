import { useLayoutEffect, useRef } from 'react'
import { controlsIn } from './controls.ts'

/**
 * For a part of a page that shows one step after another, in place of each other. The control that led to the next step leaves
 * with its own; the focus then goes to the element with `data-autofocus`, otherwise to the first control. Back from a step, it goes
 * to the control that opened it: the one whose `data-opens` is the name of that step. Returns the ref of the part, which stays.
 */
export const useStepFocus = <Part extends HTMLElement>(step: string) => {
  const part = useRef<Part>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = step
    const here = part.current
    const { activeElement } = document
    if (before === step || !here || !(activeElement === document.body || here.contains(activeElement))) return
    const wanted =
      here.querySelector<HTMLElement>(`[data-opens="${before}"]`) ??
      here.querySelector<HTMLElement>('[data-autofocus]') ??
      controlsIn(here)[0]
    wanted?.focus()
  }, [step])
  return part
}
