import { reversed, turn } from '@andariego/map-regions/cutting'
import { contours } from 'd3-contour'

interface Box {
  west: number
  north: number
  east: number
  south: number
}
type Rings = (number[] | Int32Array)[]

/** How many rows are sampled in each pixel, from top to bottom; from left to right its coverage is exact. */
const ROWS = 3
/** The blur's radius in pixels: how far around water counts. */
const BLUR = 1.15
const KERNEL = [-3, -2, -1, 0, 1, 2, 3].map((offset) => Math.exp(-(offset ** 2) / (2 * BLUR ** 2)))
const WEIGHT = KERNEL.reduce((sum, weight) => sum + weight, 0)
/** The coverage from which a pixel is water; a little less than half, so that seams between the source's squares close. */
const SHORE = 0.45
/** In square pixels: smaller pieces are left out. */
const LEAST_AREA = 2.8

/** Returns how much of each pixel is water. Shells and holes have opposite orientations; overlapping shells count once. */
const coverage = (polygons: Rings[], { west, north }: Box, size: number, pixels: number): Float32Array => {
  const rows = Array.from({ length: pixels * ROWS }, (): [x: number, turns: number][] => [])
  for (const ring of polygons.flat())
    for (let index = 0; index + 3 < ring.length; index += 2) {
      const [ax, ay] = [((ring[index] as number) - west) / size, ((ring[index + 1] as number) - north) / size]
      const [bx, by] = [
        ((ring[index + 2] as number) - west) / size,
        ((ring[index + 3] as number) - north) / size,
      ]
      if (ay === by) continue
      const first = Math.max(0, Math.ceil(Math.min(ay, by) * ROWS - 0.5))
      const last = Math.min(rows.length - 1, Math.ceil(Math.max(ay, by) * ROWS - 0.5) - 1)
      for (let row = first; row <= last; row++) {
        const y = (row + 0.5) / ROWS
        rows[row]?.push([ax + ((bx - ax) * (y - ay)) / (by - ay), by > ay ? 1 : -1])
      }
    }
  const covered = new Float32Array(pixels * pixels)
  rows.forEach((crossings, row) => {
    const start = Math.floor(row / ROWS) * pixels
    crossings.sort(([one], [other]) => one - other)
    let turns = 0
    crossings.forEach(([x, change], index) => {
      turns += change
      const [until] = crossings[index + 1] ?? [x]
      if (turns !== 0) fill(covered, start, Math.max(0, x), Math.min(pixels, until))
    })
  })
  return covered
}

const fill = (covered: Float32Array, start: number, from: number, until: number): void => {
  for (let pixel = Math.floor(from); pixel < until; pixel++) {
    const part = Math.min(pixel + 1, until) - Math.max(pixel, from)
    covered[start + pixel] = (covered[start + pixel] as number) + part / ROWS
  }
}

/** Blurs along rows (`step` 1) or columns (`step` the width of a row). */
const blurred = (values: Float32Array, pixels: number, step: number): Float32Array => {
  const result = new Float32Array(values.length)
  for (let index = 0; index < values.length; index++) {
    const place = step === 1 ? index % pixels : Math.floor(index / pixels)
    let sum = 0
    for (let offset = -3; offset <= 3; offset++) {
      const other = place + offset
      if (other >= 0 && other < pixels)
        sum += (values[index + offset * step] as number) * (KERNEL[offset + 3] as number)
    }
    result[index] = sum / WEIGHT
  }
  return result
}

/** How far, in pixels, the land extends around a dry spot near a shore. */
const DRY = 1
/** From this coverage on a spot is in open water, so the spot must be wrong. */
const OPEN_WATER = 0.93

/** Keeps towns and landmarks on land, which blurred shores would otherwise flood. */
const dry = (values: Float32Array, pixels: number, spots: readonly (readonly [x: number, y: number])[]) => {
  const wet = values.slice()
  for (const [x, y] of spots) {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const value = wet[row * pixels + column] ?? 0
    if (value < SHORE / 3 || value > OPEN_WATER) continue
    for (let down = -3; down <= 3; down++)
      for (let right = -3; right <= 3; right++) {
        const index = (row + down) * pixels + column + right
        const distance = Math.hypot(column + right + 0.5 - x, row + down + 0.5 - y)
        const old = values[index]
        if (old !== undefined) values[index] = old - Math.exp(-(distance ** 2) / (2 * DRY ** 2))
      }
  }
  return values
}

/**
 * Returns the same waters with smooth shores. The source was cut into squares before it was simplified, and its lakes have the
 * corners and seams of these. `size` is the width of a pixel in units of the world.
 */
export const smoothWaters = (
  polygons: Rings[],
  box: Box,
  size: number,
  drySpots: readonly (readonly [x: number, y: number])[],
): Rings[] => {
  const pixels = Math.ceil((box.east - box.west) / size)
  const soft = blurred(blurred(coverage(polygons, box, size, pixels), pixels, 1), pixels, pixels)
  const spots = drySpots
    .filter(([x, y]) => x >= box.west && x < box.east && y >= box.north && y < box.south)
    .map(([x, y]) => [(x - box.west) / size, (y - box.north) / size] as const)
  const values = dry(soft, pixels, spots)
  const shapes = contours()
    .size([pixels, pixels])
    .contour(values as unknown as number[], SHORE)
  return shapes.coordinates.flatMap((rings) => {
    const placed = rings.flatMap((ring, index): Int32Array[] => {
      const placedRing = Int32Array.from(
        ring.flatMap(([x = 0, y = 0]) => [Math.round(box.west + x * size), Math.round(box.north + y * size)]),
      )
      const turned = turn(placedRing)
      if (Math.abs(turned) / 2 < LEAST_AREA * size ** 2) return []
      return [turned > 0 === (index === 0) ? placedRing : reversed(placedRing)]
    })
    return placed[0] && turn(placed[0]) > 0 ? [placed] : []
  })
}
