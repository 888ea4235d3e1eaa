import { boxOf } from './world.ts'

/**
 * Returns a point inside an area for its label or pin: the middle of the widest segment of a horizontal through its centre. Rings
 * are alternating x and y.
 */
export const innerPoint = (rings: readonly ArrayLike<number>[]): [x: number, y: number] => {
  const { west, north, east, south } = boxOf(rings.slice(0, 1))
  let best: [number, number, number] = [-1, (west + east) / 2, (north + south) / 2]
  for (const share of [0.5, 0.35, 0.65]) {
    const y = north + (south - north) * share + 0.5
    const crossings: number[] = []
    for (const ring of rings) {
      for (let index = 0; index < ring.length - 2; index += 2) {
        const [ax, ay] = [ring[index] as number, ring[index + 1] as number]
        const [bx, by] = [ring[index + 2] as number, ring[index + 3] as number]
        if (ay > y !== by > y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay))
      }
    }
    crossings.sort((one, other) => one - other)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = 0, to = 0] = [crossings[index], crossings[index + 1]]
      if (to - from > best[0]) best = [to - from, (from + to) / 2, y]
    }
    if (best[0] > (east - west) * 0.4) break
  }
  return [Math.round(best[1]), Math.round(best[2])]
}
