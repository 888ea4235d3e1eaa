import { encloses } from './rings.ts'
import { boxOf } from './world.ts'

/** From this many numbers on, sorting a ring pays off. */
const LONG = 512
/** Roughly how many numbers of a ring each band has, and so how many edges a test examines. */
const IN_A_BAND = 64

/**
 * Returns a function that tests whether points are inside a ring, for many points: sorts its edges into bands by height, of which
 * a test needs only one. An ocean has a million corners and a hundred thousand islands.
 */
export const enclosureOf = (ring: ArrayLike<number>): ((x: number, y: number) => boolean) => {
  const { west, north, east, south } = boxOf([ring])
  const isNear = (x: number, y: number) => x >= west && x <= east && y >= north && y <= south
  if (ring.length < LONG) return (x, y) => isNear(x, y) && encloses(ring, x, y)
  let bands: number[][] | undefined
  const height = (south - north + 1) / Math.ceil(ring.length / IN_A_BAND)
  const bandOf = (y: number) => Math.floor((y - north) / height)
  const sorted = () => {
    const made: number[][] = Array.from({ length: bandOf(south) + 1 }, () => [])
    for (let index = 0; index < ring.length - 2; index += 2) {
      const [one, other] = [bandOf(ring[index + 1] as number), bandOf(ring[index + 3] as number)]
      for (let band = Math.min(one, other); band <= Math.max(one, other); band++) made[band]?.push(index)
    }
    return made
  }
  return (x, y) => {
    if (!isNear(x, y)) return false
    bands ??= sorted()
    let inside = false
    for (const index of bands[bandOf(y)] ?? []) {
      const [ax, ay] = [ring[index] as number, ring[index + 1] as number]
      const [bx, by] = [ring[index + 2] as number, ring[index + 3] as number]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
    return inside
  }
}
