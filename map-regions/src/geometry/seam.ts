import { clipLine, clipRings } from './clip.ts'
import { WORLD } from './world.ts'

/**
 * The map's seam is the 180th meridian. What crosses it has points at both edges of the map, and would be drawn the long way
 * round. It is continued beyond the eastern edge instead, cut there, and what is beyond is put at the western edge.
 */

const HALF = WORLD / 2

/** Whether a line goes across the seam: no step is half a world long. */
export const crossesSeam = (line: ArrayLike<number>): boolean => {
  for (let at = 2; at < line.length; at += 2)
    if (Math.abs((line[at] as number) - (line[at - 2] as number)) > HALF) return true
  return false
}

/** Returns the line with its western half beyond the eastern edge. */
export const continuedEast = (line: Int32Array): Int32Array =>
  line.map((value, at) => (at % 2 === 0 && value < HALF ? value + WORLD : value))

const EAST = { west: 0, north: 0, east: WORLD - 1, south: WORLD - 1 }
const BEYOND = { ...EAST, west: WORLD, east: 2 * WORLD - 1 }

const backWest = (part: ArrayLike<number>): Int32Array =>
  Int32Array.from(part, (value, at) => (at % 2 === 0 ? value - WORLD : value))

const cutWith = <Part extends ArrayLike<number>>(cut: (box: typeof EAST) => Part[]): Int32Array[] => [
  ...cut(EAST).map((part) => Int32Array.from(part)),
  ...cut(BEYOND).map(backWest),
]

/** Returns the parts of a line on the map; none of one that also crosses the other half, and so goes round the world. */
export const linesOnMap = (line: Int32Array): Int32Array[] => {
  if (!crossesSeam(line)) return [line]
  const continued = continuedEast(line)
  return crossesSeam(continued) ? [] : cutWith((box) => clipLine(continued, box))
}

/** Returns the parts on the map of an area that was continued east, as rings in the order tiles need. */
export const ringsOnMap = (continued: Int32Array[]): Int32Array[] =>
  cutWith((box) => clipRings(continued, box))

/** Returns an area's rings so that they hang together, and whether they go beyond the map's edge; null if round the world. */
export const wholeRings = (rings: Int32Array[]): { rings: Int32Array[]; isBeyond: boolean } | null => {
  if (!rings.some(crossesSeam)) return { rings, isBeyond: false }
  const continued = rings.map(continuedEast)
  return continued.some(crossesSeam) ? null : { rings: continued, isBeyond: true }
}
