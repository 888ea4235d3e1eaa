import type { Box, Point, View } from './view.ts'

/** The average width of a letter, as a share of its height. */
const LETTER = 0.56
/** The minimum distance of a label from the edge of the picture, in pixels. */
const MARGIN = 3

/** The space on a map that is already used. */
export interface Room {
  taken: Box[]
  names: (Point & { text: string })[]
  /** Whether the same text does not already stand within this many pixels. */
  isFarFrom: (text: string, spot: Point, pixels: number) => boolean
}

/** The free space on a map, given the boxes that are taken before any label. */
export const roomBeside = (taken: readonly Box[]): Room => {
  const names: Room['names'] = []
  return {
    taken: [...taken],
    names,
    isFarFrom: (text, { x, y }, pixels) =>
      !names.some((name) => name.text === text && Math.hypot(name.x - x, name.y - y) < pixels),
  }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Whether these boxes lie inside the picture and overlap nothing. */
export const isFree = ({ taken }: Room, boxes: readonly Box[], { width, height }: View): boolean =>
  boxes.every(
    (box) =>
      box.left >= MARGIN &&
      box.top >= MARGIN &&
      box.right <= width - MARGIN &&
      box.bottom <= height - MARGIN &&
      !taken.some((other) => overlap(box, other)),
  )

/** Wraps a text into lines of about this many letters; a single word may be longer. */
export const wrapped = (text: string, letters: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Measures {
  size: number
  lineHeight: number
  spacing: number
  anchors: readonly string[]
  offset: number
  /** The maximum length of a line, in letters. */
  most: number
}

/** Places a text beside its point, on the first side with enough space, and reserves that space; null when no side has it. */
export const placed = (text: string, spot: Point, measures: Measures, view: View, room: Room) => {
  const { size, lineHeight, spacing, anchors, offset, most } = measures
  const lines = wrapped(text, most / LETTER)
  const width = Math.max(...lines.map((line) => line.length)) * (size * LETTER + spacing)
  const height = lines.length * lineHeight
  for (const anchor of anchors) {
    const x = anchor.includes('left')
      ? spot.x + offset + width / 2
      : anchor.includes('right')
        ? spot.x - offset - width / 2
        : spot.x
    const y = anchor.includes('top')
      ? spot.y + offset + height / 2
      : anchor.includes('bottom')
        ? spot.y - offset - height / 2
        : spot.y
    const box = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
    if (!isFree(room, [box], view)) continue
    room.taken.push(box)
    return { lines, x, y: box.top + lineHeight / 2 }
  }
  return null
}

/** The size of the boxes that reserve space along a line, in pixels. */
const STEP = 12

/** The centre of a stretch of the line that is long and straight enough for a text of this width. */
export const lineSpot = (line: readonly Point[], width: number) => {
  const lengths = line.map((point, index) => {
    const before = line[index - 1] ?? point
    return Math.hypot(point.x - before.x, point.y - before.y)
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  if (whole < width + 2 * MARGIN) return null
  const at = (distance: number): Point => {
    let left = distance
    for (const [index, length] of lengths.entries()) {
      const [before, point] = [line[index - 1], line[index]]
      if (before && point && length >= left)
        return {
          x: before.x + ((point.x - before.x) * left) / (length || 1),
          y: before.y + ((point.y - before.y) * left) / (length || 1),
        }
      left -= length
    }
    return line.at(-1) ?? { x: 0, y: 0 }
  }
  const [from, to] = [at((whole - width) / 2), at((whole + width) / 2)]
  const straight = Math.hypot(to.x - from.x, to.y - from.y)
  if (straight < width * 0.97) return null
  const steps = Math.max(1, Math.round(width / STEP))
  const boxes = Array.from({ length: steps + 1 }, (_, step): Box => {
    const { x, y } = at((whole - width) / 2 + (width * step) / steps)
    return { left: x - STEP / 2, top: y - STEP / 2, right: x + STEP / 2, bottom: y + STEP / 2 }
  })
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  // The text never stands upside down.
  const turned = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turned, boxes }
}
