import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Swiping } from './use-swipe.ts'
import { DOUBLE_TAP_SCALE, held, type Point, type Size, swipeOf, WHOLE, type Zoom, zoomed } from './zoom.ts'

const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PIXELS = 30
const STEP = 1.6

const sizeOf = (element: HTMLElement | null): Size => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
})
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Zooms a picture by wheel, pinch, double tap and buttons, moves it by dragging, and reports swipes while it is not zoomed. */
export const useZoom = (
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  { onSwipe }: Swiping,
) => {
  const [zoom, setZoom] = useState(WHOLE)
  const [drag, setDrag] = useState<Point | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const began = useRef<Point>({ x: 0, y: 0 })
  const pinched = useRef(false)
  const lastTap = useRef({ at: 0, x: 0, y: 0 })

  const keep = (next: Zoom) => setZoom(held(next, sizeOf(stage.current), sizeOf(picture.current)))
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box
      ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 }
  }
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    keep(zoomed(zoom, zoom.scale * Math.exp(-event.deltaY / 300), fromMiddle(event)))
  })
  // React registers passive wheel listeners, which cannot prevent the page from zooming.
  useEffect(() => {
    const element = stage.current
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [stage])

  const tapped = (at: Point) => {
    const { at: then, ...where } = lastTap.current
    const now = performance.now()
    const again = now - then < DOUBLE_TAP_MS && distance(where, at) < DOUBLE_TAP_PIXELS
    lastTap.current = { at: again ? 0 : now, ...at }
    if (again) keep(zoomed(zoom, zoom.scale > 1 ? 1 : DOUBLE_TAP_SCALE, at))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = fromMiddle(event)
    fingers.current.set(event.pointerId, at)
    if (fingers.current.size === 1) {
      began.current = at
      pinched.current = false
    }
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const at = fromMiddle(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, at)
    if (other) {
      pinched.current = true
      setDrag(null)
      const factor = distance(at, other) / Math.max(1, distance(before, other))
      keep(zoomed(zoom, zoom.scale * factor, middle(at, other)))
    } else if (zoom.scale > 1) {
      keep({ ...zoom, x: zoom.x + at.x - before.x, y: zoom.y + at.y - before.y })
    } else if (!pinched.current) {
      setDrag({ x: at.x - began.current.x, y: Math.max(0, at.y - began.current.y) })
    }
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const at = fromMiddle(event)
    const moved = { x: at.x - began.current.x, y: at.y - began.current.y }
    setDrag(null)
    if (pinched.current || event.type === 'pointercancel') return
    if (Math.hypot(moved.x, moved.y) < 8) return tapped(at)
    const swipe = zoom.scale === 1 ? swipeOf(moved) : null
    if (swipe) onSwipe(swipe)
  }
  return {
    zoom,
    drag,
    zoomBy: (steps: number) => keep(zoomed(zoom, zoom.scale * STEP ** steps, { x: 0, y: 0 })),
    reset: () => setZoom(WHOLE),
    gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}
