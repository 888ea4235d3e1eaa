const METRES_PER_UNIT = 0.0111195
const RADIANS = Math.PI / 180 / 1e7

/** Returns the metres between two points in ten-millionths of a degree; exact enough over the length of a street. */
export const metres = (
  fromLatitude: number,
  fromLongitude: number,
  toLatitude: number,
  toLongitude: number,
): number => {
  const north = toLatitude - fromLatitude
  const east = (toLongitude - fromLongitude) * Math.cos(((fromLatitude + toLatitude) / 2) * RADIANS)
  return Math.sqrt(north * north + east * east) * METRES_PER_UNIT
}
