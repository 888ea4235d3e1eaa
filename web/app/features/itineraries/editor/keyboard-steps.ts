import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

export const KEYBOARD_STEP_PX = 25

/** The direction of each arrow key. */
const STEPS: Record<string, [right: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const middleOf = ({ top, height }: Box) => top + height / 2

/**
 * The position that puts a carried stop exactly over the next line in a direction, down (1) or up (-1); null at the end of the
 * list.
 */
export const overNextLine = (carried: Box, lines: readonly Box[], down: number) => {
  const from = middleOf(carried)
  const [next] = lines
    // A line less than a pixel away is the one that the stop is already over.
    .filter((line) => (middleOf(line) - from) * down > 1)
    .toSorted((one, other) => (middleOf(one) - middleOf(other)) * down)
  if (!next) return null
  return { x: next.left + (next.width - carried.width) / 2, y: middleOf(next) - carried.height / 2 }
}

/** The keys for dragging: an arrow moves a stop by a small step; Shift with up or down moves it from line to line. */
export const byArrows: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y }, context }) => {
  const [right, down] = STEPS[event.code] ?? []
  if (right === undefined || down === undefined) return
  event.preventDefault()
  const { collisionRect, droppableRects } = context
  if (event.shiftKey && down !== 0 && collisionRect)
    return overNextLine(collisionRect, [...droppableRects.values()], down) ?? undefined
  return { x: x + right * KEYBOARD_STEP_PX, y: y + down * KEYBOARD_STEP_PX }
}
