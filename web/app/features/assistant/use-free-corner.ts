import { type RefObject, useEffect } from 'react'

/**
 * Keeps a floating button from covering controls (keep-corner-free.ts), and sets `data-stands` once its place is known; without
 * that code, the place is the page's margin.
 */
export const useFreeCorner = (ref: RefObject<HTMLElement | null>, shown: boolean): void => {
  useEffect(() => {
    const button = ref.current
    if (!button || !shown) return
    let end: (() => void) | null = null
    let left = false
    const begin = async () => {
      const { keepCornerFree } = await import('./keep-corner-free.ts')
      if (!left) end = keepCornerFree(button)
    }
    begin().catch(() => {
      button.dataset.stands = 'tucked'
    })
    return () => {
      left = true
      end?.()
    }
  }, [ref, shown])
}
