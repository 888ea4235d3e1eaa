/** Between the button and its popover, and between the popover and the edges of the window. In px. */
const GAP = 6
const EDGE = 8

interface Rectangle {
  top: number
  right: number
  bottom: number
  left: number
}

/**
 * The CSS variables that put a fixed popover beside its button: below it, or above it when only there is enough room for its
 * `height`, and growing towards the side of the window with more room. All numbers in px of the window.
 */
export const placeBeside = (
  button: Rectangle,
  height: number,
  window: { width: number; height: number },
): Record<`--${string}`, string> => {
  const growsToStart = button.left + button.right > window.width
  const below = window.height - button.bottom - GAP - EDGE
  const above = button.top - GAP - EDGE
  const isAbove = height > below && above > below
  return {
    '--from-top': isAbove ? 'auto' : `${button.bottom + GAP}px`,
    '--from-bottom': isAbove ? `${window.height - button.top + GAP}px` : 'auto',
    '--from-start': growsToStart ? 'auto' : `${button.left}px`,
    '--from-end': growsToStart ? `${window.width - button.right}px` : 'auto',
    '--room-across': `${(growsToStart ? button.right : window.width - button.left) - EDGE}px`,
    '--room-down': `${isAbove ? above : below}px`,
  }
}
