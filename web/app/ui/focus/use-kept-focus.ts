import { useLayoutEffect } from 'react'
import { controlsIn } from './controls.ts'

const labelOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

/** The same control of a removed stop that is now elsewhere in the trip, or the handle by which it is moved. */
const inMovedStop = (lost: HTMLElement): HTMLElement | undefined => {
  const id = lost.isConnected ? undefined : lost.closest<HTMLElement>('[data-stop]')?.dataset.stop
  const stop = id === undefined ? null : document.querySelector(`[data-stop="${id}"]`)
  const controls = stop ? controlsIn(stop) : []
  return (
    controls.find((control) => labelOf(control) === labelOf(lost)) ??
    controls.find((control) => control.hasAttribute('aria-roledescription'))
  )
}

/** The heading of a page that took the place of its skeleton. */
const newHeading = (lost: HTMLElement): HTMLElement | undefined => {
  const heading = lost.tagName === 'H1' ? document.querySelector<HTMLElement>('main h1') : null
  heading?.setAttribute('tabindex', '-1')
  return heading ?? undefined
}

/**
 * The control beside the place of a change of the document, otherwise the first of the smallest part around it, or that part itself
 * when it can take the focus.
 */
const nearest = ({ target, previousSibling, nextSibling, type }: MutationRecord): HTMLElement | undefined => {
  if (nextSibling instanceof Element && nextSibling.isConnected) {
    const [first] = controlsIn(nextSibling)
    if (first) return first
  }
  if (previousSibling instanceof Element && previousSibling.isConnected) {
    const last = controlsIn(previousSibling).at(-1)
    if (last) return last
  }
  const from = type === 'attributes' ? target.parentElement : target
  for (let part = from instanceof Element ? from : null; part; part = part.parentElement) {
    const [first] = controlsIn(part)
    if (first) return first
    if (part.tagName === 'MAIN' || part.matches('[tabindex="-1"]')) return part as HTMLElement
  }
}

const isInToast = (node: Node) => node instanceof Element && node.closest('[popover]') !== null

/**
 * Keeps the focus in a page whose controls disappear when they are used: a stop moves to another day, a comment is deleted, a toast
 * is gone. Without it, the focus would fall back to the whole page, and a screen reader to its beginning.
 */
export const useKeptFocus = (): void =>
  useLayoutEffect(() => {
    let focused: HTMLElement | null = null
    let beforeToast: HTMLElement | null = null
    let isKeyDown = false
    let next: HTMLElement | null = null
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      focused = target
      if (!isInToast(target)) beforeToast = target
    }
    // Whoever clicks beside all controls wants no focus. The loss of a removed control is handled before this runs.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (focused === target && next === null && document.activeElement === document.body) focused = null
      })
    const focusNext = () => {
      if (document.activeElement === document.body) next?.focus()
      next = null
    }
    const recover = (records: readonly MutationRecord[]) => {
      const lost = focused
      const isLost = lost?.matches(':disabled') || document.activeElement === document.body
      if (!lost || !isLost) return
      const record = records.find(({ type, target, removedNodes }) =>
        type === 'attributes' ? target === lost : [...removedNodes].some((node) => node.contains(lost)),
      )
      if (!record) return
      const wasMoved = lost.isConnected && !lost.matches(':disabled')
      const back = isInToast(record.target) && beforeToast?.isConnected ? beforeToast : undefined
      next = wasMoved ? lost : (back ?? inMovedStop(lost) ?? newHeading(lost) ?? nearest(record) ?? null)
      if (lost.matches(':disabled')) lost.blur()
      // A key that is still down would press what gets the focus now.
      if (!isKeyDown) focusNext()
    }
    const onKeyDown = () => {
      isKeyDown = true
    }
    const onKeyUp = () => {
      isKeyDown = false
      focusNext()
    }
    const observer = new MutationObserver(recover)
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('focusin', remember, { signal })
    document.addEventListener('focusout', forget, { signal })
    document.addEventListener('keydown', onKeyDown, { signal, capture: true })
    document.addEventListener('keyup', onKeyUp, { signal, capture: true })
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [])
