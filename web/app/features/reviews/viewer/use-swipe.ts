import { type PointerEvent, useRef } from 'react'
import { type Point, swipeOf } from './zoom.ts'

export interface Swiping {
  onSwipe: (to: 'previous' | 'next' | 'close') => void
}

interface SwipeOptions extends Swiping {
  /** How high, in pixels, the lower edge is where a drag means something else: a video's own controls. */
  reserved?: number
}

/** Reports swipes of one finger over an element whose content handles taps itself. */
export const useSwipe = ({ onSwipe, reserved = 0 }: SwipeOptions) => {
  const began = useRef<Point | null>(null)
  return {
    onPointerDown: ({
      pointerType,
      isPrimary,
      clientX,
      clientY,
      currentTarget,
    }: PointerEvent<HTMLElement>) => {
      const isAbove = clientY < currentTarget.getBoundingClientRect().bottom - reserved
      began.current = pointerType === 'touch' && isPrimary && isAbove ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      const from = began.current
      if (!from || !isPrimary) return
      began.current = null
      const swipe = swipeOf({ x: clientX - from.x, y: clientY - from.y })
      if (swipe) onSwipe(swipe)
    },
    onPointerCancel: () => {
      began.current = null
    },
  }
}
