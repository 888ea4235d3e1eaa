import { metres } from './distance.ts'
import { CELL, cellOf, type Graph } from './graph-file.ts'

/** The spot on a way that is nearest to a point. */
export type Snapped = {
  edge: number
  /** Metres from the point to the way, and along the edge from its beginning. */
  away: number
  along: number
  /** The index of the edge's last point before the spot. */
  before: number
  latitude: number
  longitude: number
}

/** How many cells around the point's own are searched; a way further off is not near. */
const FARTHEST = 4

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

/** Returns the nearest way to a point, in ten-millionths of a degree; null when none is within about a kilometre. */
export const snap = (graph: Graph, latitude: number, longitude: number): Snapped | null => {
  let best: Snapped | null = null
  for (let ring = 0; ring <= FARTHEST; ring++) {
    // Ways in the next ring are at least this far away.
    if (best && best.away < (ring - 1) * CELL * 0.0111 * Math.cos((latitude / 1e7) * (Math.PI / 180))) break
    const wide = Math.ceil(ring / Math.max(0.2, Math.cos((latitude / 1e7) * (Math.PI / 180))))
    for (let row = -ring; row <= ring; row++)
      for (let column = -wide; column <= wide; column++) {
        if (Math.max(Math.abs(row), Math.abs(column)) < ring) continue
        for (const edge of edgesIn(graph, cellOf(latitude + row * CELL, longitude + column * CELL))) {
          const found = onEdge(graph, edge, latitude, longitude)
          if (!best || found.away < best.away) best = found
        }
      }
  }
  return best && best.away < 1200 ? best : null
}
