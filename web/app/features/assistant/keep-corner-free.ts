import { freeLift } from './free-corner.ts'

/** After this long without scrolling or growing the page is at rest. */
const REST_MS = 160

/**
 * Moves a floating button out of the way: aside while the page scrolls, and at rest up to where it covers nothing that one
 * presses. Where no such place is near, only its edge stays in sight until one points at it or reaches it by keyboard.
 * Returns what ends it.
 */
export const keepCornerFree = (button: HTMLElement): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined

  const settle = () => {
    const { width, height } = button.getBoundingClientRect()
    if (width === 0) return
    // Where it stands without any move of ours, transitions aside.
    const { right, bottom } = getComputedStyle(button)
    const x = document.documentElement.clientWidth - Number.parseFloat(right) - width
    const y = window.innerHeight - Number.parseFloat(bottom) - height
    const lift = freeLift(button, new DOMRect(x, y, width, height))
    button.style.setProperty('--lift', `${-(lift ?? 0)}px`)
    button.dataset.stands = lift === null ? 'tucked' : 'free'
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(settle, REST_MS)
  }
  const stepAside = () => {
    button.dataset.stands = 'aside'
    wait()
  }
  const growth = new ResizeObserver(wait)
  growth.observe(document.body)
  // New content that leaves the page as long as it was.
  const changes = new MutationObserver(wait)
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('scroll', stepAside, { capture: true, passive: true })
  addEventListener('resize', wait)
  wait()
  return () => {
    clearTimeout(timer)
    growth.disconnect()
    changes.disconnect()
    removeEventListener('scroll', stepAside, { capture: true })
    removeEventListener('resize', wait)
  }
}
