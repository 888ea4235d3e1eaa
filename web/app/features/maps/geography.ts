import type { Coordinates } from './map-source.ts'

const DIRECTIONS = ['norte', 'noreste', 'este', 'sudeste', 'sur', 'sudoeste', 'oeste', 'noroeste']

const radians = (value: number) => (value * Math.PI) / 180

/** The compass direction of `to`, seen from `from`. */
export const directionOf = (from: Coordinates, to: Coordinates): string => {
  const east = radians(to.longitude - from.longitude)
  const y = Math.sin(east) * Math.cos(radians(to.latitude))
  const x =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(east)
  const eighth = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * 8)
  return DIRECTIONS[(eighth + 8) % 8] ?? ''
}

/**
 * The same line with longitudes that continue past 180 instead of jumping to -180, so that each leg is drawn the shorter way
 * around the world.
 */
export const withoutJumps = (way: readonly Coordinates[]): Coordinates[] => {
  let last = way[0]?.longitude ?? 0
  return way.map(({ latitude, longitude }) => {
    last = longitude + Math.round((last - longitude) / 360) * 360
    return { latitude, longitude: last }
  })
}
