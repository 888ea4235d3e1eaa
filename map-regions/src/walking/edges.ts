import { statSync } from 'node:fs'
import { indexInSorted } from '../osm/sorted-ids.ts'
import { metres } from './distance.ts'
import { waysIn } from './way-rows.ts'

/** The edges between junctions, in columns: a country has a million, which as objects would need a gigabyte. */
export interface Edges {
  count: number
  from: Uint32Array
  to: Uint32Array
  metres: Float64Array
  /** Slowness in thousandths. */
  cost: Uint16Array
  oneway: Uint8Array
  /** Where each edge's line begins in `line`, counted in points; `line` has alternating latitudes and longitudes. */
  lineStart: Uint32Array
  line: Int32Array
}

const NUMBER_BYTES = 8

/** Returns the nodes where ways meet or end, in the order of their ids. */
const junctionsOf = (files: string[]): Float64Array => {
  const numbers = files.reduce((sum, file) => sum + statSync(file).size / NUMBER_BYTES, 0)
  // A way of n points takes 3 n + 3 numbers and adds n + 2 ids; n is at least two.
  const ids = new Float64Array(Math.ceil((numbers * 4) / 9))
  let filled = 0
  for (const { row, points } of waysIn(files)) {
    for (let index = 0; index < points; index++) ids[filled++] = row[3 + index * 3] as number
    // Ends count twice, so that each one is a junction even if nothing else meets there.
    ids[filled++] = row[3] as number
    ids[filled++] = row[3 + (points - 1) * 3] as number
  }
  const sorted = ids.subarray(0, filled).sort()
  let count = 0
  for (let at = 1; at < filled; at++)
    if (sorted[at] === sorted[at - 1] && (count === 0 || sorted[count - 1] !== sorted[at]))
      sorted[count++] = sorted[at] as number
  return sorted.slice(0, count)
}

/** Counts edges and the points of their lines. */
const sizesOf = (files: string[], junctions: Float64Array) => {
  let [edges, points] = [0, 0]
  for (const { row, points: length } of waysIn(files)) {
    let inner = 0
    for (let index = 1; index < length - 1; index++)
      if (indexInSorted(junctions, row[3 + index * 3] as number) !== -1) inner++
    edges += inner + 1
    points += length + inner
  }
  return { edges, points }
}

/** Reads all edges; junctions are numbered from 0 to `junctions`. */
export const readEdges = (files: string[]): { edges: Edges; junctions: number } => {
  const junctions = junctionsOf(files)
  const sizes = sizesOf(files, junctions)
  const edges: Edges = {
    count: 0,
    from: new Uint32Array(sizes.edges),
    to: new Uint32Array(sizes.edges),
    metres: new Float64Array(sizes.edges),
    cost: new Uint16Array(sizes.edges),
    oneway: new Uint8Array(sizes.edges),
    lineStart: new Uint32Array(sizes.edges + 1),
    line: new Int32Array(sizes.points * 2),
  }
  let filled = 0
  for (const { row, points } of waysIn(files)) {
    let from = indexInSorted(junctions, row[3] as number)
    let length = 0
    edges.line[filled++] = row[4] as number
    edges.line[filled++] = row[5] as number
    for (let index = 1; index < points; index++) {
      const at = 3 + index * 3
      const [latitude, longitude] = [row[at + 1] as number, row[at + 2] as number]
      length += metres(
        edges.line[filled - 2] as number,
        edges.line[filled - 1] as number,
        latitude,
        longitude,
      )
      edges.line[filled++] = latitude
      edges.line[filled++] = longitude
      const to = indexInSorted(junctions, row[at] as number)
      if (to === -1) continue
      const edge = edges.count++
      edges.from[edge] = from
      edges.to[edge] = to
      edges.metres[edge] = length
      edges.cost[edge] = row[1] as number
      edges.oneway[edge] = row[2] as number
      edges.lineStart[edge + 1] = filled / 2
      ;[from, length] = [to, 0]
      if (index === points - 1) continue
      edges.line[filled++] = latitude
      edges.line[filled++] = longitude
    }
  }
  return { edges, junctions: junctions.length }
}

/** Removes edges in place. */
export const keepEdges = (edges: Edges, isKept: (edge: number) => boolean): Edges => {
  const { from, to, metres: lengths, cost, oneway, lineStart, line } = edges
  let [kept, filled] = [0, 0]
  for (let edge = 0; edge < edges.count; edge++) {
    if (!isKept(edge)) continue
    const [start, end] = [lineStart[edge] as number, lineStart[edge + 1] as number]
    for (const column of [from, to, lengths, cost, oneway]) column[kept] = column[edge] as number
    line.copyWithin(filled * 2, start * 2, end * 2)
    filled += end - start
    kept++
    lineStart[kept] = filled
  }
  return {
    count: kept,
    from: from.subarray(0, kept),
    to: to.subarray(0, kept),
    metres: lengths.subarray(0, kept),
    cost: cost.subarray(0, kept),
    oneway: oneway.subarray(0, kept),
    lineStart: lineStart.subarray(0, kept + 1),
    line: line.subarray(0, filled * 2),
  }
}
