import { enclosureOf } from './enclosure.ts'
import { reversed, turn } from './rings.ts'
import { type Box, boxOf } from './world.ts'

interface Placed {
  ring: Int32Array
  depth: number
  holes: Int32Array[]
  box: Box
  encloses: (x: number, y: number) => boolean
  /** Built at the first ring whose box lies within this one's. */
  corners: Set<string> | null
}

const isInBox = (inner: Box, outer: Box) =>
  inner.west >= outer.west &&
  inner.east <= outer.east &&
  inner.north >= outer.north &&
  inner.south <= outer.south

const cornersOf = (ring: Int32Array): Set<string> => {
  const corners = new Set<string>()
  for (let index = 0; index < ring.length; index += 2) corners.add(`${ring[index]},${ring[index + 1]}`)
  return corners
}

/** Tests with a point of the ring that is no corner of the other: rings of one area may touch. */
const liesWithin = (ring: Int32Array, other: Placed): boolean => {
  other.corners ??= cornersOf(other.ring)
  for (let index = 0; index < ring.length; index += 2) {
    if (!other.corners.has(`${ring[index]},${ring[index + 1]}`))
      return other.encloses(ring[index] as number, ring[index + 1] as number)
  }
  const [ax = 0, ay = 0, bx = 0, by = 0] = ring
  return other.encloses((ax + bx) / 2, (ay + by) / 2)
}

/**
 * Orders rings as tiles need them: each shell, clockwise on the screen, followed by its holes, which are counterclockwise. A ring
 * inside an odd number of others is a hole.
 */
export const nest = (rings: Int32Array[]): Int32Array[] => {
  const sized = rings
    .map((ring) => ({ ring, area: Math.abs(turn(ring)) }))
    .filter(({ area }) => area > 0)
    .sort((one, other) => other.area - one.area)
  const placed: Placed[] = []
  for (const { ring } of sized) {
    const box = boxOf([ring])
    const around = placed.filter((larger) => isInBox(box, larger.box) && liesWithin(ring, larger))
    const depth = around.length
    const facing = turn(ring) > 0 === (depth % 2 === 0) ? ring : reversed(ring)
    placed.push({ ring: facing, depth, holes: [], box, encloses: enclosureOf(facing), corners: null })
    // The smallest ring around it is last, because larger ones were placed first.
    if (depth % 2 === 1) around.at(-1)?.holes.push(facing)
  }
  return placed.filter(({ depth }) => depth % 2 === 0).flatMap(({ ring, holes }) => [ring, ...holes])
}
