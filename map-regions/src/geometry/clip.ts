import { enclosureOf } from './enclosure.ts'
import { isClosed, turn } from './rings.ts'
import { type Box, boxOf } from './world.ts'

/** Lines of alternating x and y, cut by one straight edge at a time. `axis` 0 cuts at an x, 1 at a y. */
type Numbers = number[] | Int32Array

/** Returns the parts of a line on one side; `side` 1 keeps what is at least `at`, −1 what is at most `at`. */
const cutLine = (line: Numbers, axis: 0 | 1, at: number, side: 1 | -1): number[][] => {
  const parts: number[][] = []
  let part: number[] = []
  for (let index = 0; index < line.length; index += 2) {
    const [x, y] = [line[index] as number, line[index + 1] as number]
    const inside = ((axis === 0 ? x : y) - at) * side >= 0
    if (index > 0) {
      const [px, py] = [line[index - 2] as number, line[index - 1] as number]
      const before = ((axis === 0 ? px : py) - at) * side >= 0
      if (before !== inside) {
        const share = axis === 0 ? (at - px) / (x - px) : (at - py) / (y - py)
        part.push(axis === 0 ? at : px + (x - px) * share, axis === 0 ? py + (y - py) * share : at)
        if (!inside) {
          parts.push(part)
          part = []
        }
      }
    }
    if (inside) part.push(x, y)
  }
  if (part.length >= 4) parts.push(part)
  return parts.filter(({ length }) => length >= 4)
}

type Edge = [axis: 0 | 1, at: number, side: 1 | -1]

/** Returns the edges of a box beyond which something reaches that lies within `around`: most things cross only one. */
const edgesCrossed = (box: Box, around: Box): Edge[] => {
  const edges: Edge[] = []
  if (around.west < box.west) edges.push([0, box.west, 1])
  if (around.east > box.east) edges.push([0, box.east, -1])
  if (around.north < box.north) edges.push([1, box.north, 1])
  if (around.south > box.south) edges.push([1, box.south, -1])
  return edges
}

/** Returns the parts of a line inside a box. `around` is a box that encloses the line. */
export const clipLine = (line: Numbers, box: Box, around: Box = boxOf([line])): Numbers[] => {
  let parts: Numbers[] = [line]
  for (const [axis, at, side] of edgesCrossed(box, around))
    parts = parts.flatMap((part) => cutLine(part, axis, at, side))
  return parts
}

interface Chain {
  points: number[]
  from: number
  to: number
}

/** Returns the parts of a ring beyond the edge, each beginning and ending on it; null when the ring does not cross it. */
const stretches = (ring: Numbers, axis: 0 | 1, at: number, side: 1 | -1): Chain[] | null => {
  const count = ring.length / 2 - 1
  const insideAt = (index: number) => ((ring[index * 2 + axis] as number) - at) * side > 0
  let start = -1
  for (let index = 0; index < count && start === -1; index++) if (!insideAt(index)) start = index
  if (start === -1) return null
  const chains: Chain[] = []
  let points: number[] = []
  for (let step = 1; step <= count; step++) {
    const [previous, index] = [(start + step - 1) % count, (start + step) % count]
    const [before, inside] = [insideAt(previous), insideAt(index)]
    const [x, y] = [ring[index * 2] as number, ring[index * 2 + 1] as number]
    if (before !== inside) {
      const [px, py] = [ring[previous * 2] as number, ring[previous * 2 + 1] as number]
      const share = axis === 0 ? (at - px) / (x - px) : (at - py) / (y - py)
      points.push(axis === 0 ? at : px + (x - px) * share, axis === 0 ? py + (y - py) * share : at)
      if (!inside) {
        const across = axis === 0 ? 1 : 0
        chains.push({
          points,
          from: points[across] as number,
          to: points[points.length - 2 + across] as number,
        })
        points = []
      }
    }
    if (inside) points.push(x, y)
  }
  return chains
}

/**
 * Along the cut, inside and outside alternate: joins each part's end to the end beside it. Unlike clipping ring by ring this
 * leaves no zero-width bridges, which triangulate badly. Null when a ring that crosses itself breaks the alternation.
 */
const joined = (chains: Chain[]): number[][] | null => {
  const ends = chains
    .flatMap((chain) => [
      { chain, at: chain.from, leaves: false },
      { chain, at: chain.to, leaves: true },
    ])
    .sort(
      (one, other) =>
        one.at - other.at || Math.abs(turn(other.chain.points)) - Math.abs(turn(one.chain.points)),
    )
  const next = new Map<Chain, Chain>()
  for (let index = 0; index < ends.length; index += 2) {
    const [one, other] = [ends[index], ends[index + 1]]
    if (!one || !other || one.leaves === other.leaves) return null
    next.set(one.leaves ? one.chain : other.chain, one.leaves ? other.chain : one.chain)
  }
  const rings: number[][] = []
  for (const start of chains) {
    const ring: number[] = []
    for (
      let current: Chain | undefined = next.has(start) ? start : undefined;
      current && next.has(current);
    ) {
      const following = next.get(current)
      for (const value of current.points) ring.push(value)
      next.delete(current)
      current = following
    }
    if (ring.length > 0) {
      ring.push(ring[0] as number, ring[1] as number)
      rings.push(ring)
    }
  }
  return rings
}

/** Clips a single ring, closing it along the edge. Correct except for zero-width bridges, which may triangulate badly. */
const bridged = (ring: Numbers, axis: 0 | 1, at: number, side: 1 | -1): number[] => {
  const points: number[] = []
  for (let index = 0; index < ring.length; index += 2) {
    const [x, y] = [ring[index] as number, ring[index + 1] as number]
    const inside = ((axis === 0 ? x : y) - at) * side >= 0
    if (index > 0) {
      const [px, py] = [ring[index - 2] as number, ring[index - 1] as number]
      const before = ((axis === 0 ? px : py) - at) * side >= 0
      if (before !== inside) {
        const share = axis === 0 ? (at - px) / (x - px) : (at - py) / (y - py)
        points.push(axis === 0 ? at : px + (x - px) * share, axis === 0 ? py + (y - py) * share : at)
      }
    }
    if (inside) points.push(x, y)
  }
  if (points.length > 0 && !isClosed(points)) points.push(points[0] as number, points[1] as number)
  return points
}

const cutRings = (rings: Numbers[], axis: 0 | 1, at: number, side: 1 | -1): Numbers[] => {
  const whole: Numbers[] = []
  const chains: Chain[] = []
  let crossed = false
  for (const ring of rings) {
    const found = stretches(ring, axis, at, side)
    if (found === null) whole.push(ring)
    else {
      crossed = true
      chains.push(...found)
    }
  }
  if (!crossed) return rings
  const made = joined(chains)
  const cut = made === null ? rings.map((ring) => bridged(ring, axis, at, side)) : [...whole, ...made]
  return cut.filter((ring) => ring.length >= 8 && turn(ring) !== 0)
}

/**
 * Returns the rings of one polygon inside a box: shells each followed by their holes, as in the input. `around` is a box that encloses
 * the polygon.
 */
export const clipRings = (rings: Numbers[], box: Box, around: Box = boxOf(rings)): Numbers[] => {
  let parts = rings
  for (const [axis, at, side] of edgesCrossed(box, around)) {
    parts = cutRings(parts, axis, at, side)
    if (parts.length === 0) return parts
  }
  return parts.length < 2 ? parts : regrouped(parts)
}

/**
 * Regroups rings: clockwise ones are shells; each other ring follows the smallest shell around it. A ring in none of the smaller
 * shells must be in the largest, which is not tested.
 */
const regrouped = (rings: Numbers[]): Numbers[] => {
  const shells = rings
    .filter((ring) => turn(ring) > 0)
    .map((shell) => ({ shell, size: turn(shell), encloses: enclosureOf(shell), holes: [] as Numbers[] }))
  if (shells.length === rings.length || shells.length === 0) return rings
  const bySize = shells.toSorted((one, other) => one.size - other.size)
  const largest = bySize.pop()
  for (const hole of rings) {
    if (turn(hole) > 0) continue
    const inside = (at: number) =>
      bySize.find(({ encloses }) => encloses(hole[at] as number, hole[at + 1] as number))
    const around = inside(0) ?? inside(2) ?? largest
    around?.holes.push(hole)
  }
  return shells.flatMap(({ shell, holes }) => [shell, ...holes])
}
