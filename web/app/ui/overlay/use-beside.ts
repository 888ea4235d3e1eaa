import { type RefObject, useEffect, useRef } from 'react'
import { placeBeside } from './place-beside.ts'

const keepBeside = (button: HTMLElement, popover: HTMLElement): (() => void) => {
  const place = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const lengths = placeBeside(button.getBoundingClientRect(), popover.scrollHeight, { width, height })
    for (const [name, length] of Object.entries(lengths)) popover.style.setProperty(name, length)
  }
  place()
  // Its height is known once it is shown, and again when its content came. Within the observer a new size would be an error.
  const size = new ResizeObserver(() => requestAnimationFrame(place))
  size.observe(popover)
  const until = new AbortController()
  const { signal } = until
  window.addEventListener('scroll', place, { capture: true, passive: true, signal })
  window.addEventListener('resize', place, { signal })
  return () => {
    size.disconnect()
    until.abort()
  }
}

/**
 * Keeps a popover beside its button while it is open. Pass what it returns to `onBeforeToggle`. CSS anchor positioning does
 * the same without a script, but WebKit (2.50) stretches what is anchored, and freezes the page when it goes while it is open.
 */
export const useBeside = (button: () => HTMLElement | null, popover: RefObject<HTMLElement | null>) => {
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  return ({ newState }: { newState: string }) => {
    stop.current()
    const from = button()
    stop.current =
      newState === 'open' && from && popover.current ? keepBeside(from, popover.current) : () => {}
  }
}
