import type { MapBounds } from '../map-source.ts'

/** Google's world is this wide at zoom 0. */
const WORLD_PIXELS = 256
/** Where the square world of web maps ends. */
const LATITUDE_MAX = 85.0511

/** How far up the world a latitude lies, as a share of it. */
const heightOf = (latitude: number): number => {
  const clamped = Math.max(-LATITUDE_MAX, Math.min(latitude, LATITUDE_MAX))
  return Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) / (2 * Math.PI)
}

/** The zoom of Google's at which a box just fits into so many pixels. */
export const zoomToFit = ({ west, south, east, north }: MapBounds, width: number, height: number): number => {
  const wide = (east < west ? east - west + 360 : east - west) / 360
  const tall = heightOf(north) - heightOf(south)
  return Math.log2(Math.min(width / wide, height / tall) / WORLD_PIXELS)
}
