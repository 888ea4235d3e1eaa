import type { Edges } from './edges.ts'
import { cellOf } from './graph-file.ts'

/** At most this far apart, in ten-millionths of a degree, a segment is looked at: a cell is wider. */
const STEP = 10_000

/** Calls `visit` with each cell that an edge crosses, once. */
const cellsOf = ({ line, lineStart }: Edges, edge: number, visit: (cell: number) => void): void => {
  const seen = new Set<number>()
  const see = (latitude: number, longitude: number) => {
    const cell = cellOf(latitude, longitude)
    if (seen.has(cell)) return
    seen.add(cell)
    visit(cell)
  }
  const end = (lineStart[edge + 1] as number) * 2
  for (let at = (lineStart[edge] as number) * 2; at < end; at += 2) {
    const [latitude, longitude] = [line[at] as number, line[at + 1] as number]
    see(latitude, longitude)
    if (at + 2 >= end) break
    // A long straight segment crosses cells in which it has no point.
    const [nextLatitude, nextLongitude] = [line[at + 2] as number, line[at + 3] as number]
    const steps = Math.ceil(
      Math.max(Math.abs(nextLatitude - latitude), Math.abs(nextLongitude - longitude)) / STEP,
    )
    for (let step = 1; step < steps; step++)
      see(
        latitude + ((nextLatitude - latitude) * step) / steps,
        longitude + ((nextLongitude - longitude) * step) / steps,
      )
  }
}

/** Returns which edges cross each cell of the grid, sorted by cell. */
export const gridOf = (edges: Edges): { cell: Uint32Array; cellEdge: Uint32Array } => {
  let total = 0
  for (let edge = 0; edge < edges.count; edge++)
    cellsOf(edges, edge, () => {
      total++
    })
  const all = new Uint32Array(total)
  let filled = 0
  for (let edge = 0; edge < edges.count; edge++)
    cellsOf(edges, edge, (cell) => {
      all[filled++] = cell
    })
  const cell = all.sort()
  const next = new Map<number, number>()
  for (let at = total - 1; at >= 0; at--) next.set(cell[at] as number, at)
  const cellEdge = new Uint32Array(total)
  for (let edge = 0; edge < edges.count; edge++)
    cellsOf(edges, edge, (crossed) => {
      const at = next.get(crossed) as number
      cellEdge[at] = edge
      next.set(crossed, at + 1)
    })
  return { cell, cellEdge }
}
