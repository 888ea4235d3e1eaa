import { innerPoint } from '../geometry/inner-point.ts'
import { ringsOnMap, wholeRings } from '../geometry/seam.ts'
import { latitudeOf, longitudeOf, WORLD } from '../geometry/world.ts'

export interface AreaOnMap {
  /** As tiles need them: each shell, clockwise, followed by its holes. */
  rings: Int32Array[]
  /** A point within it, in ten-millionths of a degree. */
  latitude: number
  longitude: number
}

/**
 * Places an area on the map: `order` arranges its closed lines as shells and holes. Null when nothing is enclosed; `'around'` when
 * it goes round the world.
 */
export const areaOnMap = (
  closed: Int32Array[],
  order: (rings: Int32Array[]) => Int32Array[],
): AreaOnMap | 'around' | null => {
  const whole = wholeRings(closed)
  if (!whole) return 'around'
  const rings = order(whole.rings)
  if (rings.length === 0) return null
  const [x, y] = innerPoint(rings)
  return {
    rings: whole.isBeyond ? ringsOnMap(rings) : rings,
    latitude: Math.round(latitudeOf(y) * 1e7),
    longitude: Math.round(longitudeOf(x % WORLD) * 1e7),
  }
}
