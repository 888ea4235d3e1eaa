import { useLayoutEffect, useRef } from 'react'

/**
 * When a case is closed, moves the focus to its row in the queue; when it was decided, to the row that took its place, or to the
 * queue itself when none is left. Returns the queue's ref: a focusable element whose rows have `data-case`.
 */
export const useFocusBack = (openId: string | null) => {
  const queue = useRef<HTMLDivElement>(null)
  const opened = useRef<{ id: string; index: number } | null>(null)
  // Before the next frame: a screen reader that finds nothing focused begins at the top of the page.
  useLayoutEffect(() => {
    const rows = [...(queue.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
    const rowOf = (wanted: string) => rows.findIndex((row) => row.dataset.case === wanted)
    if (openId !== null) {
      opened.current = { id: openId, index: rowOf(openId) }
      return
    }
    const closed = opened.current
    opened.current = null
    if (closed === null) return
    const row = rows[rowOf(closed.id)] ?? rows[Math.min(closed.index, rows.length - 1)] ?? queue.current
    row?.focus()
  }, [openId])
  return queue
}
