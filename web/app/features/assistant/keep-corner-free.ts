import { freeLift } from './free-corner.ts'

/** The page counts as at rest after this time without scrolling or growing. */
const REST_MS = 160
/** Looking for controls lays the page out, so it waits for a pause of the browser, at most this long. */
const PAUSE_MS = 500

/**
 * Moves a floating button out of the way: aside while the page scrolls, and at rest up to a position where it covers no control.
 * When there is no such position near, only half of the button is in the page's margin until it is hovered or focused. Returns a
 * function that stops this.
 */
export const keepCornerFree = (button: HTMLElement): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = 0

  const settle = () => {
    const { width, height } = button.getBoundingClientRect()
    if (width === 0) return
    // The button's position in the style sheet, without the lift and transitions.
    const { right, bottom } = getComputedStyle(button)
    const x = document.documentElement.clientWidth - Number.parseFloat(right) - width
    const y = window.innerHeight - Number.parseFloat(bottom) - height
    const lift = freeLift(button, new DOMRect(x, y, width, height))
    button.style.setProperty('--lift', `${-(lift ?? 0)}px`)
    button.dataset.stands = lift === null ? 'tucked' : 'free'
  }
  const rest = () => {
    if ('requestIdleCallback' in window) pause = requestIdleCallback(settle, { timeout: PAUSE_MS })
    else settle()
  }
  const callOff = () => {
    clearTimeout(timer)
    if (pause > 0) cancelIdleCallback(pause)
  }
  const wait = () => {
    callOff()
    timer = setTimeout(rest, REST_MS)
  }
  const stepAside = () => {
    button.dataset.stands = 'aside'
    wait()
  }
  const growth = new ResizeObserver(wait)
  growth.observe(document.body)
  // Also reacts to new content that does not change the page's height.
  const changes = new MutationObserver(wait)
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', stepAside, { capture: true, passive: true })
  addEventListener('resize', wait)
  wait()
  return () => {
    callOff()
    growth.disconnect()
    changes.disconnect()
    removeEventListener('scroll', stepAside, { capture: true })
    removeEventListener('resize', wait)
  }
}
