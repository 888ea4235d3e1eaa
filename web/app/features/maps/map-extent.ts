import type { MapBounds } from './map-source.ts'

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

/** Normalises a renderer's box, whose longitudes may be several worlds away. */
export const extentOf = (west: number, south: number, east: number, north: number): MapBounds => {
  const whole = east - west >= 360
  return {
    west: whole ? -180 : wrapped(west),
    south: Math.max(south, -90),
    east: whole ? 180 : wrapped(east) === -180 ? 180 : wrapped(east),
    north: Math.min(north, 90),
  }
}

/**
 * The narrowest range that holds some longitudes, from its western to its eastern end: `[170, 190]` for 170° E and 170° W.
 * Only the eastern end may lie past 180.
 */
export const narrowestRange = (longitudes: readonly number[]): [west: number, east: number] => {
  const sorted = longitudes.toSorted((one, other) => one - other)
  const [first = 0] = sorted
  let range: [west: number, east: number] = [first, sorted.at(-1) ?? 0]
  for (const [index, west] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before !== undefined && before + 360 - west < range[1] - range[0]) range = [west, before + 360]
  }
  return range
}

/** The smallest box around some positions, enlarged by a share of its size; null without any. It may cross the antimeridian. */
export const boundsAround = (
  spots: readonly { latitude: number; longitude: number }[],
  margin = 0,
): MapBounds | null => {
  if (spots.length === 0) return null
  const latitudes = spots.map(({ latitude }) => latitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = narrowestRange(spots.map(({ longitude }) => longitude))
  // A minimum, because a single position also needs a box.
  const [tall, wide] = [Math.max((north - south) * margin, 0.01), Math.max((east - west) * margin, 0.01)]
  return extentOf(west - wide, Math.max(south - tall, -85), east + wide, Math.min(north + tall, 85))
}
