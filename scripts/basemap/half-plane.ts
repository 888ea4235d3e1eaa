import type { Position } from 'geojson'
import { crossing } from './line-clip.ts'

type Ring = Position[]

/** A part of a ring inside the half-plane; both ends are on the cut. */
interface Chain {
  points: Ring
  entry: number
  exit: number
}

/** Returns twice the signed area. */
export const signedArea = (ring: Ring): number => {
  let sum = 0
  ring.forEach(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    sum += x * nextY - nextX * y
  })
  return sum
}

export const contains = (ring: Ring, [x = 0, y = 0]: Position): boolean => {
  let inside = false
  ring.forEach(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? []
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/**
 * Returns the part of a polygon between two verticals, as separate polygons. Unlike usual edge clipping it leaves no zero-width
 * bridges along the cut, which triangulate badly.
 */
export const clipPolygon = (rings: Ring[], west: number, east: number): Ring[][] =>
  group(clipHalf(clipHalf(rings, west, 1), east, -1), signedArea(rings[0] ?? []))

/** side 1 keeps what is east of the vertical, −1 what is west of it. */
const clipHalf = (rings: Ring[], at: number, side: 1 | -1): Ring[] => {
  const inside = ([x = 0]: Position) => (x - at) * side > 0
  const whole: Ring[] = []
  const chains: Chain[] = []
  for (const closed of rings) {
    const ring = closed.slice(0, -1)
    const start = ring.findIndex((point) => !inside(point))
    if (start === -1) whole.push(closed)
    else chains.push(...chainsOf([...ring.slice(start), ...ring.slice(0, start + 1)], inside, at))
  }
  return [...whole, ...join(chains)].filter((ring) => Math.abs(signedArea(ring)) > 1e-9)
}

/** The ring is closed and begins outside. */
const chainsOf = (ring: Ring, inside: (point: Position) => boolean, at: number): Chain[] => {
  const chains: Chain[] = []
  let points: Ring = []
  ring.forEach((point, index) => {
    const previous = ring[index - 1]
    if (previous && inside(previous) !== inside(point)) {
      points.push(crossing(previous, point, at))
      if (!inside(point)) {
        chains.push({ points, entry: points[0]?.[1] ?? 0, exit: points.at(-1)?.[1] ?? 0 })
        points = []
      }
    }
    if (inside(point)) points.push(point)
  })
  return chains
}

/** Along the cut, interior and exterior alternate: joins each chain's end to the end beside it. */
const join = (chains: Chain[]): Ring[] => {
  const ends = chains
    .flatMap((chain) => [
      { chain, y: chain.entry, leaves: false },
      { chain, y: chain.exit, leaves: true },
    ])
    .sort((a, b) => a.y - b.y || Math.abs(signedArea(b.chain.points)) - Math.abs(signedArea(a.chain.points)))
  const next = new Map<Chain, Chain>()
  for (let index = 0; index < ends.length; index += 2) {
    const [one, other] = [ends[index], ends[index + 1]]
    if (!one || !other || one.leaves === other.leaves) throw new Error('The cut does not alternate.')
    next.set(one.leaves ? one.chain : other.chain, one.leaves ? other.chain : one.chain)
  }
  const rings: Ring[] = []
  for (const start of chains) {
    const ring: Ring = []
    for (let chain = next.has(start) ? start : undefined; chain && next.has(chain); ) {
      const following: Chain | undefined = next.get(chain)
      ring.push(...chain.points)
      next.delete(chain)
      chain = following
    }
    const [first] = ring
    if (first) rings.push([...ring, first])
  }
  return rings
}

/** Rings with the original shell's orientation are shells; every other ring is a hole of the shell around it. */
const group = (rings: Ring[], orientation: number): Ring[][] => {
  const isShell = (ring: Ring) => signedArea(ring) > 0 === orientation > 0
  const polygons = rings.filter(isShell).map((shell) => [shell])
  for (const hole of rings.filter((ring) => !isShell(ring))) {
    polygons.find(([shell = []]) => contains(shell, hole[0] ?? [0, 0]))?.push(hole)
  }
  return polygons
}
