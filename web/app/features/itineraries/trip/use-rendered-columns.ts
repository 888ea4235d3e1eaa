import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { inPause } from '../../../platform/rendering/in-pause.ts'
import type { Column } from '../moving/target.ts'

/** More than the first screen shows. */
const AT_FIRST = 20
const AT_ONCE = 24

/** What somebody does who may want to see, reach or print what is further down. */
const USES = ['keydown', 'pointerdown', 'wheel', 'scroll', 'beforeprint']

/** How many columns, from the first, are rendered after these and about as many further stops. */
const further = (columns: readonly Column[], from: number, stops: number): number => {
  let [index, left] = [from, stops]
  while (index < columns.length && left > 0) left -= columns[index++]?.stops.length ?? 0
  return index < columns.length ? index : Number.POSITIVE_INFINITY
}

/**
 * How many columns render their stops. A long trip first renders the days that fill the screen; stops that are far below follow in
 * the pauses of the browser, or all together as soon as somebody uses the page.
 */
export const useRenderedColumns = (columns: readonly Column[]): number => {
  const [count, setCount] = useState(() => further(columns, 0, AT_FIRST))
  const isComplete = count >= columns.length
  useEffect(() => {
    if (isComplete) return
    inPause(() => setCount((now) => Math.max(now, further(columns, count, AT_ONCE))))
  }, [columns, count, isComplete])
  useEffect(() => {
    if (isComplete) return
    const complete = () => flushSync(() => setCount(Number.POSITIVE_INFINITY))
    const stop = new AbortController()
    for (const use of USES)
      window.addEventListener(use, complete, { capture: true, once: true, signal: stop.signal })
    return () => stop.abort()
  }, [isComplete])
  return count
}
