import type { Position } from '@andariego/contract/distance'
import type { Box } from './cluster-grid.ts'

/** The finest level; its cells are 0.35° wide and 0.18° high. Level 0 is one cell, the world. */
const FINEST = 10
/** The most cells, and so tags, for one box: a finer level would distinguish more changes. */
const MOST_CELLS = 9

const columnOf = (longitude: number, across: number) =>
  Math.min(across - 1, Math.max(0, Math.floor(((longitude + 180) / 360) * across)))
const rowOf = (latitude: number, across: number) =>
  Math.min(across - 1, Math.max(0, Math.floor(((latitude + 90) / 180) * across)))
const nameOf = (level: number, column: number, row: number) => `${level}/${column}/${row}`

/** The cell that contains every place. */
export const WORLD = nameOf(0, 0, 0)

/** Returns the cells that contain a place: one per level. */
export const cellsAt = ({ latitude, longitude }: Position): string[] =>
  Array.from({ length: FINEST + 1 }, (_, level) =>
    nameOf(level, columnOf(longitude, 2 ** level), rowOf(latitude, 2 ** level)),
  )

/** Returns the columns from west to east, across the antimeridian when west is greater than east. */
const columnsBetween = (west: number, east: number, across: number): number[] => {
  const first = columnOf(west, across)
  const last = columnOf(east, across)
  const steps = west <= east ? last - first : last + across - first
  return Array.from({ length: Math.min(steps + 1, across) }, (_, step) => (first + step) % across)
}

/** Returns a few cells, as fine as possible, that cover a box: every place in the box is in one of them. */
export const cellsOver = ({ west, south, east, north }: Box): string[] => {
  for (let level = FINEST; level > 0; level--) {
    const across = 2 ** level
    const columns = columnsBetween(west, east, across)
    const first = rowOf(south, across)
    const rows = rowOf(north, across) - first + 1
    if (columns.length * rows > MOST_CELLS) continue
    return columns.flatMap((column) =>
      Array.from({ length: Math.max(0, rows) }, (_, index) => nameOf(level, column, first + index)),
    )
  }
  return [WORLD]
}

const METRES_A_DEGREE = 111_000

/** Returns a box that contains everything within this many metres. */
export const boxAround = ({ latitude, longitude }: Position, metres: number): Box => {
  const height = metres / METRES_A_DEGREE
  const [south, north] = [latitude - height, latitude + height]
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  // Around a pole every longitude is near.
  if (south <= -90 || north >= 90 || height / narrowest >= 180)
    return { west: -180, south: Math.max(-90, south), east: 180, north: Math.min(90, north) }
  const [west, east] = [longitude - height / narrowest, longitude + height / narrowest]
  return { west: west < -180 ? west + 360 : west, south, east: east > 180 ? east - 360 : east, north }
}
