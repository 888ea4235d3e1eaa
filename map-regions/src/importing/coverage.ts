import { latitudeOf, longitudeOf, WORLD } from '../geometry/world.ts'
import type { Bounds } from '../osm/header.ts'
import { LEVELS } from '../tiles/feature.ts'
import type { SpoolIndex } from '../tiles/spool.ts'

/** A piece with less than this share of the median piece's content is only touched by a border or a long road. */
const LEAST_SHARE = 0.05
const FINEST = 2

/**
 * Returns the boxes that an extract really covers: its bounds also include neighbours' land. Joins pieces of the finest level
 * along their rows.
 */
export const coverageOf = (index: SpoolIndex, bounds: Bounds): [number, number, number, number][] => {
  const size = WORLD / 2 ** LEVELS[FINEST].first
  const pieces = [...index].flatMap(([key, stretches]) => {
    const [level, x = 0, y = 0] = key.split('/').map(Number)
    const bytes = stretches.reduce((sum, { length }) => sum + length, 0)
    return level === FINEST ? [{ x, y, bytes }] : []
  })
  const median = pieces.map(({ bytes }) => bytes).sort((one, other) => one - other)[pieces.length >> 1] ?? 0
  const kept = pieces
    .filter(({ bytes }) => bytes >= median * LEAST_SHARE)
    .sort((one, other) => one.y - other.y || one.x - other.x)
  const rows: { x: number; last: number; y: number }[] = []
  for (const { x, y } of kept) {
    const before = rows.at(-1)
    if (before && before.y === y && before.last + 1 === x) before.last = x
    else rows.push({ x, last: x, y })
  }
  return rows
    .map(({ x, last, y }): [number, number, number, number] => [
      Math.max(bounds.west, longitudeOf(x * size)),
      Math.max(bounds.south, latitudeOf((y + 1) * size)),
      Math.min(bounds.east, longitudeOf((last + 1) * size)),
      Math.min(bounds.north, latitudeOf(y * size)),
    ])
    .filter(([west, south, east, north]) => west < east && south < north)
}
