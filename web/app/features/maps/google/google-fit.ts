import type { MapBounds } from '../map-source.ts'

/** The width of Google's world at zoom 0, in pixels. */
const WORLD_PIXELS = 256
/** The latitude, in degrees, at which the square Mercator world ends. */
const LATITUDE_MAX = 85.0511

/** The Mercator height of a latitude, as a share of the world's height. */
const heightOf = (latitude: number): number => {
  const clamped = Math.max(-LATITUDE_MAX, Math.min(latitude, LATITUDE_MAX))
  return Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) / (2 * Math.PI)
}

/** Google's zoom at which a box just fits into this size in pixels. */
export const zoomToFit = ({ west, south, east, north }: MapBounds, width: number, height: number): number => {
  const wide = (east < west ? east - west + 360 : east - west) / 360
  const tall = heightOf(north) - heightOf(south)
  return Math.log2(Math.min(width / wide, height / tall) / WORLD_PIXELS)
}
