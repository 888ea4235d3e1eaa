import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onNear` when the end of a scrolling area is about to be reached; put the result on what stands there. */
export const useNearEnd = (
  area: RefObject<HTMLElement | null>,
  onNear: () => void,
  goesOn: boolean,
): RefObject<HTMLDivElement | null> => {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!goesOn || !end.current || !area.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // At rest the area shows what it has; only who scrolls in it wants more.
        if (entry?.isIntersecting && (area.current?.scrollTop ?? 0) > 0) near()
      },
      { root: area.current, rootMargin: '300px 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return end
}
