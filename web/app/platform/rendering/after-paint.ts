/** How long to wait for a paint that may never come: a tab in the background paints nothing. */
const PATIENCE_MS = 500

/** Calls back once the page has painted. The returned function calls it off. */
export const afterPaint = (callback: () => void): (() => void) => {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    callback()
  }, PATIENCE_MS)
  // The paint follows the frame's callbacks; the timeout runs after it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
