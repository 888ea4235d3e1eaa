import earcut, { deviation, flatten } from 'earcut'
import { signedArea } from './half-plane.ts'

type Point = [number, number]

/** A square of 2 × 2 screen pixels, in units of a tile that is 4096 wide. */
export const VISIBLE_SPILL = 1024

/** Returns the polygons of a tile's feature: a ring with the opposite orientation is a hole of the shell before it. */
const polygonsOf = (rings: Point[][]): Point[][][] => {
  const polygons: Point[][][] = []
  for (const ring of rings) {
    if (signedArea(ring) > 0) polygons.push([ring])
    else polygons.at(-1)?.push(ring)
  }
  return polygons
}

/**
 * Returns by how much the triangles that a renderer draws differ from what the rings enclose, in square tile units, for the worst
 * polygon. Rings that touch or cross themselves after simplification can fill a whole bay.
 */
export const worstSpill = (features: Point[][][]): number =>
  features.flatMap(polygonsOf).reduce((worst, rings) => {
    const { vertices, holes, dimensions } = flatten(rings)
    const error = deviation(vertices, holes, dimensions, earcut(vertices, holes, dimensions))
    const enclosed = Math.abs(rings.reduce((sum, ring) => sum + signedArea(ring) / 2, 0))
    return Math.max(worst, error * enclosed)
  }, 0)
