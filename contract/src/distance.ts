export interface Position {
  latitude: number
  longitude: number
}

export const EARTH_RADIUS_METRES = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the great-circle distance in metres, on a sphere (haversine; within 0.5 % of the ellipsoid). */
export const metresBetween = (from: Position, to: Position): number => {
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export const kilometresBetween = (from: Position, to: Position): number => metresBetween(from, to) / 1000
