import { clipLine, clipRings } from '../geometry/clip.ts'
import { nest } from '../geometry/nest.ts'
import { chain } from '../geometry/rings.ts'
import { type Box, boxOf, WORLD_BITS } from '../geometry/world.ts'
import type { Feature } from '../tiles/feature.ts'

/** The first zoom with the extract's own coast; lower zooms use the world map's coarser one. */
const FIRST_ZOOM = 10
/** Land and sea are drawn in squares of this zoom: those that the coast crosses, and their neighbours. */
const SQUARE_ZOOM = 13

interface Corner {
  x: number
  y: number
  turn: number
}

/** Returns how far along the box's edge a point is, clockwise on the screen from the north-west corner. */
const along = ({ west, north, east, south }: Box, x: number, y: number): number => {
  const [wide, tall] = [east - west, south - north]
  if (y === north) return x - west
  if (x === east) return wide + (y - north)
  if (y === south) return wide + tall + (east - x)
  return 2 * wide + tall + (south - y)
}

/** Continues a coastline that ends where the extract was cut, straight to the nearest edge. */
const toTheEdge = (box: Box, x: number, y: number): [number, number] => {
  const ways: [number, [number, number]][] = [
    [x - box.west, [box.west, y]],
    [box.east - x, [box.east, y]],
    [y - box.north, [x, box.north]],
    [box.south - y, [x, box.south]],
  ]
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1]
}

const cornersOf = (box: Box): Corner[] =>
  [
    [box.west, box.north],
    [box.east, box.north],
    [box.east, box.south],
    [box.west, box.south],
  ].map(([x = 0, y = 0]) => ({ x, y, turn: along(box, x, y) }))

/** A short part at the edge, where the coast leaves the box and returns, is skipped: its direction would be a guess. */
const STUB = 0.05

/** Returns the parts of a coastline inside the box, each from edge to edge. */
const stretchesOf = (line: Int32Array, box: Box): Int32Array[] => {
  const parts = clipLine(line, box)
  const isOnEdge = (x: number, y: number) =>
    x === box.west || x === box.east || y === box.north || y === box.south
  return parts.flatMap((part) => {
    const first: [number, number] = [part[0] as number, part[1] as number]
    const last: [number, number] = [part[part.length - 2] as number, part[part.length - 1] as number]
    const [begins, ends] = [isOnEdge(...first), isOnEdge(...last)]
    const { west, north, east, south } = boxOf([part])
    const size = Math.max((east - west) / (box.east - box.west), (south - north) / (box.south - box.north))
    if (parts.length > 1 && !(begins && ends) && size < STUB) return []
    return [
      Int32Array.from([
        ...(begins ? [] : toTheEdge(box, ...first)),
        ...part,
        ...(ends ? [] : toTheEdge(box, ...last)),
      ]),
    ]
  })
}

/**
 * Returns the sea within a box, as rings in the order tiles need. The water is on a coastline's right: each part ends on the
 * edge, and the sea follows the box's edge clockwise to the beginning of the next part. Null without any coast.
 */
export const seaWithin = (coasts: Int32Array[], box: Box): Int32Array[] | null => {
  const { closed, open } = chain(coasts, true)
  const stretches = open.flatMap((line) => stretchesOf(line, box))
  const islands = closed.flatMap((ring) => clipRings([ring], box)).map((ring) => Int32Array.from(ring))
  if (stretches.length === 0 && islands.length === 0) return null
  const begins = stretches.map((line) => ({ line, turn: along(box, line[0] as number, line[1] as number) }))
  const corners = cornersOf(box)
  const round = 2 * (box.east - box.west + box.south - box.north)
  const waiting = new Set(begins)
  const shells: Int32Array[] = []
  for (const start of begins) {
    if (!waiting.has(start)) continue
    const ring: number[] = []
    for (let current = start; waiting.delete(current); ) {
      for (const value of current.line) ring.push(value)
      const from = along(box, current.line.at(-2) as number, current.line.at(-1) as number)
      const ahead = (turn: number) => (turn - from + round) % round
      const next = begins.reduce((best, one) => (ahead(one.turn) < ahead(best.turn) ? one : best))
      for (const corner of corners.toSorted((a, b) => ahead(a.turn) - ahead(b.turn)))
        if (ahead(corner.turn) < ahead(next.turn)) ring.push(corner.x, corner.y)
      current = next
    }
    ring.push(ring[0] as number, ring[1] as number)
    shells.push(Int32Array.from(ring))
  }
  if (shells.length === 0) {
    const ring = corners.flatMap(({ x, y }) => [x, y])
    shells.push(Int32Array.from([...ring, ring[0] as number, ring[1] as number]))
  }
  return nest([...shells, ...islands])
}

interface Square {
  x: number
  y: number
}
const SIZE = 2 ** (WORLD_BITS - SQUARE_ZOOM)

const squaresAlong = (coasts: Int32Array[], box: Box): Square[] => {
  const squares = new Map<number, Square>()
  for (const coast of coasts) {
    for (let at = 0; at < coast.length; at += 2) {
      const [x, y] = [coast[at] as number, coast[at + 1] as number]
      if (x < box.west || x > box.east || y < box.north || y > box.south) continue
      for (let near = 0; near < 9; near++) {
        const square = {
          x: Math.floor(x / SIZE) + (near % 3) - 1,
          y: Math.floor(y / SIZE) + Math.floor(near / 3) - 1,
        }
        squares.set(square.y * 2 ** SQUARE_ZOOM + square.x, square)
      }
    }
  }
  return [...squares.values()]
}

/** The part of the box that these squares span; of no size when they lie outside. */
const partOf = (box: Box, squares: readonly Square[]): Box => {
  const part = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity }
  for (const { x, y } of squares) {
    part.west = Math.min(part.west, x * SIZE)
    part.north = Math.min(part.north, y * SIZE)
    part.east = Math.max(part.east, (x + 1) * SIZE)
    part.south = Math.max(part.south, (y + 1) * SIZE)
  }
  return {
    west: Math.max(box.west, part.west),
    north: Math.max(box.north, part.north),
    east: Math.min(box.east, part.east),
    south: Math.min(box.south, part.south),
  }
}

/**
 * Calls `visit` with each square's part of the box and the sea in it. Halves the squares again and again, and clips the sea with
 * them: clipping a whole coast for each of its squares would take hours.
 */
const cutIntoSquares = (
  sea: ArrayLike<number>[],
  box: Box,
  squares: readonly Square[],
  visit: (part: Box, sea: Int32Array[]) => void,
): void => {
  const part = partOf(box, squares)
  if (part.west >= part.east || part.north >= part.south) return
  const within = clipRings(sea as Int32Array[], part)
  if (squares.length === 1) {
    visit(
      part,
      within.map((ring) => Int32Array.from(ring)),
    )
    return
  }
  const spanOf = (axis: 'x' | 'y') => {
    const at = (square: Square) => square[axis]
    return (
      squares.reduce((most, square) => Math.max(most, at(square)), 0) -
      squares.reduce((least, square) => Math.min(least, at(square)), Infinity)
    )
  }
  const axis = spanOf('x') > spanOf('y') ? 'x' : 'y'
  const sorted = squares.toSorted((one, other) => one[axis] - other[axis])
  // Squares of one column, or row, stay together.
  const [first = 0, middle = 0] = [sorted[0]?.[axis], sorted[sorted.length >> 1]?.[axis]]
  const cut = Math.max(middle, first + 1)
  const [before, after] = [
    sorted.filter((square) => square[axis] < cut),
    sorted.filter((square) => square[axis] >= cut),
  ]
  for (const half of [before, after]) if (half.length > 0) cutIntoSquares(within, box, half, visit)
}

const square = (box: Box): Int32Array =>
  Int32Array.of(
    box.west,
    box.north,
    box.east,
    box.north,
    box.east,
    box.south,
    box.west,
    box.south,
    box.west,
    box.north,
  )

/** Returns land and sea around an extract's coasts, drawn over the world map. */
export const coastFeatures = (coasts: Int32Array[], box: Box): Omit<Feature, 'id'>[] => {
  const sea = seaWithin(coasts, box)
  if (!sea) return []
  const common = { type: 3 as const, minzoom: FIRST_ZOOM, maxzoom: 14 }
  const features: Omit<Feature, 'id'>[] = []
  cutIntoSquares(sea, box, squaresAlong(coasts, box), (part, water) => {
    features.push({ ...common, layer: 'earth', properties: { kind: 'earth' }, parts: [square(part)] })
    if (water.length > 0)
      features.push({ ...common, layer: 'water', properties: { kind: 'ocean' }, parts: water })
  })
  return features
}
