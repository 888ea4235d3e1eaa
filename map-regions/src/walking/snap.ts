import { metres } from './distance.ts'
import { CELL, cellOf, type Graph } from './graph-file.ts'

/** The spot on a way that is nearest to a point. */
export interface Snapped {
  edge: number
  /** Metres from the point to the way, and along the edge from its beginning. */
  away: number
  along: number
  /** The index of the edge's last point before the spot. */
  before: number
  latitude: number
  longitude: number
}

/** In metres: a way further off may be across water, or up a cliff. */
const NEAR = 200
const HARDLY_FURTHER = 30

const edgesIn = ({ cell, cellEdge }: Graph, wanted: number): Uint32Array => {
  let [low, high] = [0, cell.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cell[middle] as number) < wanted) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < cell.length && cell[end] === wanted) end++
  return cellEdge.subarray(low, end)
}

const onEdge = ({ line, lineStart }: Graph, edge: number, latitude: number, longitude: number): Snapped => {
  const [start, end] = [lineStart[edge] as number, lineStart[edge + 1] as number]
  const narrow = Math.cos((latitude / 1e7) * (Math.PI / 180))
  let best: Snapped = { edge, away: Infinity, along: 0, before: 0, latitude, longitude }
  let passed = 0
  for (let point = start; point + 1 < end; point++) {
    const [aLatitude, aLongitude] = [line[point * 2] as number, line[point * 2 + 1] as number]
    const [bLatitude, bLongitude] = [line[point * 2 + 2] as number, line[point * 2 + 3] as number]
    const [dx, dy] = [(bLongitude - aLongitude) * narrow, bLatitude - aLatitude]
    const square = dx * dx + dy * dy
    const share =
      square === 0
        ? 0
        : Math.max(
            0,
            Math.min(1, ((longitude - aLongitude) * narrow * dx + (latitude - aLatitude) * dy) / square),
          )
    const at = {
      latitude: aLatitude + (bLatitude - aLatitude) * share,
      longitude: aLongitude + (bLongitude - aLongitude) * share,
    }
    const away = metres(latitude, longitude, at.latitude, at.longitude)
    const length = metres(aLatitude, aLongitude, bLatitude, bLongitude)
    if (away < best.away) best = { edge, away, along: passed + length * share, before: point - start, ...at }
    passed += length
  }
  return best
}

/**
 * Returns the nearest way to a point, in ten-millionths of a degree, and those of other components that are hardly further away:
 * a path beside a fenced yard. Nearest first; none when no way is within NEAR metres.
 */
export const snap = (graph: Graph, latitude: number, longitude: number): Snapped[] => {
  const best = new Map<number | undefined, Snapped>()
  let least = NEAR
  const narrow = Math.max(0.2, Math.cos((latitude / 1e7) * (Math.PI / 180)))
  const cellMetres = CELL * 0.0111 * narrow
  for (let ring = 0; (ring - 1) * cellMetres <= least + HARDLY_FURTHER; ring++) {
    const wide = Math.ceil(ring / narrow)
    for (let row = -ring; row <= ring; row++)
      for (let column = -wide; column <= wide; column++) {
        if (Math.max(Math.abs(row), Math.abs(column)) < ring) continue
        for (const edge of edgesIn(graph, cellOf(latitude + row * CELL, longitude + column * CELL))) {
          const found = onEdge(graph, edge, latitude, longitude)
          const component = graph.component[graph.edgeFrom[edge] as number]
          if (found.away < (best.get(component)?.away ?? NEAR)) best.set(component, found)
          least = Math.min(least, found.away)
        }
      }
  }
  return [...best.values()]
    .filter(({ away }) => away <= least + HARDLY_FURTHER)
    .sort((one, other) => one.away - other.away)
}
