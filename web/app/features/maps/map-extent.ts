import type { MapBounds } from './map-source.ts'

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

/** A renderer's box with its longitudes, which may lie several worlds away, brought home. */
export const extentOf = (west: number, south: number, east: number, north: number): MapBounds => {
  const whole = east - west >= 360
  return {
    west: whole ? -180 : wrapped(west),
    south: Math.max(south, -90),
    east: whole ? 180 : wrapped(east) === -180 ? 180 : wrapped(east),
    north: Math.min(north, 90),
  }
}

/** The smallest box around some spots; null without any. It does not look for a shorter way across the antimeridian. */
export const boundsAround = (
  spots: readonly { latitude: number; longitude: number }[],
  margin = 0,
): MapBounds | null => {
  if (spots.length === 0) return null
  const latitudes = spots.map(({ latitude }) => latitude)
  const longitudes = spots.map(({ longitude }) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  // A share of its size, and never nothing: a single spot needs a box as well.
  const [tall, wide] = [Math.max((north - south) * margin, 0.01), Math.max((east - west) * margin, 0.01)]
  return {
    west: Math.max(west - wide, -180),
    south: Math.max(south - tall, -85),
    east: Math.min(east + wide, 180),
    north: Math.min(north + tall, 85),
  }
}
