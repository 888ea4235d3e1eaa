import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onNear` shortly before the end of a scrolling area is reached; attach the result to the last element. */
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
        // Before the first scroll nothing more is loaded.
        if (entry?.isIntersecting && (area.current?.scrollTop ?? 0) > 0) near()
      },
      { root: area.current, rootMargin: '300px 0px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  })
  return end
}
