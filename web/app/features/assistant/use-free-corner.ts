import { type RefObject, useEffect } from 'react'

/**
 * Keeps a floating button from covering controls (keep-corner-free.ts). Before hydration the button stays at its first position.
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
    begin().catch(() => {})
    return () => {
      left = true
      end?.()
    }
  }, [ref, shown])
}
