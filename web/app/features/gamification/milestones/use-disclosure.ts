import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * Content that shows while its root is hovered or has keyboard focus, and that a tap or Enter toggles. Escape closes it. Spread
 * `root` on the element around button and content, `button` on the button; `content` is the ref of the content, which comes into view
 * when a tap or the keyboard opened it.
 */
export const useDisclosure = () => {
  const [open, setOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const isHovered = useRef(false)

  useEffect(() => {
    if (open && !isHovered.current) content.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'
  return {
    open,
    content,
    root: {
      onPointerEnter: (event: PointerEvent) => {
        isHovered.current = isMouse(event)
        if (isHovered.current) setOpen(true)
      },
      onPointerLeave: (event: PointerEvent) => {
        isHovered.current = false
        if (isMouse(event)) setOpen(false)
      },
      onBlur: (event: FocusEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOpen(false)
      },
    },
    button: {
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) setOpen(true)
      },
      onClick: (event: MouseEvent) => {
        // Hover and focus have opened it already; the click that follows should not close it again.
        const { pointerType } = event.nativeEvent as unknown as { pointerType?: string }
        setOpen(pointerType === 'mouse' || event.detail === 0 || !open)
      },
      'aria-expanded': open,
    },
  }
}
