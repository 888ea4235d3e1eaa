/**
 * Positions on the map: Web Mercator as in tiles, in whole units of a world that is 2³⁰ wide; y grows southwards. A tile of zoom
 * 14 is 65,536 units wide: a unit is less than four centimetres at the equator.
 */
export const WORLD_BITS = 30
export const WORLD = 2 ** WORLD_BITS

/** The greatest latitude of the projection, in degrees. */
const LAST_LATITUDE = 85.0511287
const RADIANS = Math.PI / 180

export const xOf = (longitude: number): number =>
  Math.max(0, Math.min(WORLD - 1, Math.round((longitude / 360 + 0.5) * WORLD)))

export const yOf = (latitude: number): number => {
  const sine = Math.sin(Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude)) * RADIANS)
  const y = 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI
  return Math.max(0, Math.min(WORLD - 1, Math.round(y * WORLD)))
}

export const longitudeOf = (x: number): number => (x / WORLD - 0.5) * 360
export const latitudeOf = (y: number): number =>
  Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) / RADIANS

export interface Box {
  west: number
  north: number
  east: number
  south: number
}

/** Returns the bounding box of lines, in their own units. */
export const boxOf = (lines: readonly ArrayLike<number>[]): Box => {
  const box = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity }
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 2) {
      const [x, y] = [line[index] as number, line[index + 1] as number]
      if (x < box.west) box.west = x
      if (x > box.east) box.east = x
      if (y < box.north) box.north = y
      if (y > box.south) box.south = y
    }
  }
  return box
}
