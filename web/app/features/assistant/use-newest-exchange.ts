import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Within this distance of the position given to it, the list keeps showing what is newest. */
const NEARBY_PX = 80
/** The space above a question at the upper edge. */
const GAP_PX = 12

/** The scroll position that shows the newest question and as much of its answer as there is room for. */
const positionOf = (list: HTMLElement): number => {
  const end = list.scrollHeight - list.clientHeight
  const question = [...list.querySelectorAll('[data-question]')].at(-1)
  if (!question) return end
  const below = question.getBoundingClientRect().top - list.getBoundingClientRect().top
  return Math.max(0, Math.min(end, list.scrollTop + below - GAP_PX))
}

/**
 * Keeps the newest question in view with its answer: an answer that is longer than the list is read from its beginning. `changes`
 * are what makes the list longer. Stops when the reader scrolls elsewhere, until `follow` is called.
 */
export const useNewestExchange = (list: RefObject<HTMLElement | null>, changes: readonly unknown[]) => {
  const follows = useRef(true)

  useLayoutEffect(() => {
    const element = list.current
    if (element && follows.current) element.scrollTop = positionOf(element)
  }, [list, ...changes])

  return {
    follow: () => {
      follows.current = true
    },
    onScroll: () => {
      const element = list.current
      if (element) follows.current = Math.abs(element.scrollTop - positionOf(element)) < NEARBY_PX
    },
  }
}
