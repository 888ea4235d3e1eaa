import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { DatabaseSync } from 'node:sqlite'
import { mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'
import type { Position } from './geometry.ts'

/** Land borders between countries, from Natural Earth at 1:10 million: about a kilometre off at worst, mostly less. */

const require = createRequire(import.meta.url)

export const bordersVersion = (): string =>
  (JSON.parse(readFileSync(require.resolve('world-atlas/package.json'), 'utf8')) as { version: string })
    .version

/** ISO 3166: drawn so roughly that its border would cut off half of it. */
const GIBRALTAR = '292'

/**
 * Whether the border of an area is one of a country of ours. Areas without a code are military bases and those that only some
 * recognise; Kosovo has none yet.
 */
const isCountry = ({ id, properties }: GeometryObject) =>
  id === undefined
    ? (properties as { name?: string } | undefined)?.name === 'Kosovo'
    : String(id) !== GIBRALTAR

const readBorders = (): number[][][] => {
  const file = require.resolve('world-atlas/countries-10m.json')
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>
  }>
  return mesh(
    world,
    world.objects.countries,
    (one, other) => one !== other && isCountry(one) && isCountry(other),
  ).coordinates
}

/** So many points that a look-up near a border reads little beyond it. */
const PIECE_POINTS = 48
/** Hundred-thousandths of a degree, as everywhere in the file. */
const UNIT = 1e5

/** Writes the borders in pieces, each with its extent. A piece begins with the point in which the previous one ends. */
export const writeBorders = (database: DatabaseSync) => {
  const border = database.prepare('INSERT INTO border VALUES (?, ?)')
  const extent = database.prepare('INSERT INTO border_extent VALUES (?, ?, ?, ?, ?)')
  let id = 0
  for (const line of readBorders()) {
    for (let first = 0; first < line.length - 1; first += PIECE_POINTS - 1) {
      const piece = line.slice(first, first + PIECE_POINTS)
      const [longitudes, latitudes] = [0, 1].map((axis) => piece.map((point) => point[axis] ?? 0))
      if (!longitudes || !latitudes) continue
      id++
      border.run(
        id,
        new Uint8Array(Int32Array.from(piece.flat(), (degrees) => Math.round(degrees * UNIT)).buffer),
      )
      extent.run(
        id,
        Math.min(...latitudes),
        Math.max(...latitudes),
        Math.min(...longitudes),
        Math.max(...longitudes),
      )
    }
  }
}

/** From west and south to east and north, in degrees. */
type Segment = readonly [longitude: number, latitude: number, toLongitude: number, toLatitude: number]

export interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** Finds the parts of borders in a box, and a little around it. */
export const borderFinder = (database: DatabaseSync) => {
  const within = database.prepare(
    `SELECT b.points FROM border_extent e JOIN border b ON b.id = e.id
     WHERE e.north >= ? AND e.south <= ? AND e.east >= ? AND e.west <= ?`,
  )
  return ({ south, north, west, east }: Box): Segment[] =>
    within.all(south, north, west, east).flatMap(({ points }) => {
      // A copy, because the bytes of a row need not begin where a number may.
      const values = new Int32Array((points as Uint8Array).slice().buffer)
      const segments: Segment[] = []
      for (let at = 0; at + 3 < values.length; at += 2) {
        const [x = 0, y = 0, toX = 0, toY = 0] = values.subarray(at, at + 4)
        segments.push([x / UNIT, y / UNIT, toX / UNIT, toY / UNIT])
      }
      return segments
    })
}

/** On which side of the line from a to b the point c is: -1, 0 or 1. */
const side = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

/**
 * Whether a border crosses the straight way between two points. What is nearer to the first one than `beyond`, a part of the way
 * from 0 to 1, is left out.
 */
export const isDivided = (
  borders: readonly Segment[],
  from: Position,
  to: Position,
  beyond: number,
): boolean => {
  const [bx, by] = [to.longitude, to.latitude]
  const ax = from.longitude + (bx - from.longitude) * beyond
  const ay = from.latitude + (by - from.latitude) * beyond
  return borders.some(
    ([cx, cy, dx, dy]) =>
      side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy) &&
      side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by),
  )
}
