import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { inPause } from '../../../platform/rendering/in-pause.ts'
import type { Column } from '../moving/target.ts'

/** More than the first screen shows: each stop costs its rendering, its layout, and a picture with a document of its own. */
const AT_FIRST = 12
/** Of one column; the columns of the first screen stand side by side, or the first of them fills it alone. */
const AT_FIRST_OF_EACH = 4
const AT_ONCE = 24

/** What somebody does who may want to see, reach or print what is further down. */
const USES = ['keydown', 'pointerdown', 'wheel', 'scroll', 'beforeprint']

interface Rendered {
  /** How many columns, from the first, render their stops. */
  columns: number
  /** How many stops each of them renders at most. */
  stopsOfEach: number
}

const ALL: Rendered = { columns: Number.POSITIVE_INFINITY, stopsOfEach: Number.POSITIVE_INFINITY }

/** How many columns, from the first, are rendered after these and about as many further stops. */
const further = (columns: readonly Column[], from: number, stops: number, ofEach: number): number => {
  let [index, left] = [from, stops]
  while (index < columns.length && left > 0) left -= Math.min(columns[index++]?.stops.length ?? 0, ofEach)
  return index < columns.length ? index : Number.POSITIVE_INFINITY
}

const stopsIn = (columns: readonly Column[]) => columns.reduce((sum, { stops }) => sum + stops.length, 0)

const atFirst = (columns: readonly Column[]): Rendered =>
  stopsIn(columns) <= AT_ONCE
    ? ALL
    : { columns: further(columns, 0, AT_FIRST, AT_FIRST_OF_EACH), stopsOfEach: AT_FIRST_OF_EACH }

/** The same columns with all their stops, and, once they have them, about as many further stops as one pause has room for. */
const next = (columns: readonly Column[], { columns: count, stopsOfEach }: Rendered): Rendered =>
  stopsOfEach < ALL.stopsOfEach
    ? { columns: count, stopsOfEach: ALL.stopsOfEach }
    : { columns: further(columns, count, AT_ONCE, ALL.stopsOfEach), stopsOfEach }

/**
 * How much of the plan is rendered. A long trip first renders what fills the screen: the first stops of its first days. The others
 * follow in the pauses of the browser, or all together as soon as somebody uses the page.
 */
export const useRenderedColumns = (columns: readonly Column[]): Rendered => {
  const [rendered, setRendered] = useState(() => atFirst(columns))
  const isComplete = rendered.columns >= columns.length && rendered.stopsOfEach === ALL.stopsOfEach
  useEffect(() => {
    if (isComplete) return
    // What somebody's use of the page has completed meanwhile stays complete.
    inPause(() => setRendered((now) => (now === rendered ? next(columns, now) : now)))
  }, [columns, rendered, isComplete])
  useEffect(() => {
    if (isComplete) return
    const complete = () => flushSync(() => setRendered(ALL))
    const stop = new AbortController()
    for (const use of USES)
      window.addEventListener(use, complete, { capture: true, once: true, signal: stop.signal })
    return () => stop.abort()
  }, [isComplete])
  return rendered
}
