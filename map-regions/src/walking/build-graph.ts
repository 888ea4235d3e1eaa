import { readFileSync } from 'node:fs'
import { metres } from './distance.ts'
import { cellOf, type Graph, writeGraph } from './graph-file.ts'
import { landmarkTimes } from './landmarks.ts'
import { PACE } from './walkable.ts'

/** Smaller components of the graph lead nowhere: a courtyard, a roof terrace. */
const SMALLEST_ISLAND = 40

type Edge = { from: number; to: number; metres: number; cost: number; oneway: number; line: number[] }

const numbersOf = (file: string): Float64Array => {
  const bytes = readFileSync(file)
  return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function* waysOf(files: Float64Array[]) {
  for (const numbers of files)
    for (let at = 0; at < numbers.length; ) {
      const points = numbers[at] as number
      yield {
        numbers,
        start: at + 3,
        points,
        cost: numbers[at + 1] as number,
        oneway: numbers[at + 2] as number,
      }
      at += 3 + points * 3
    }
}

/** Returns the nodes where ways meet or end, in the order of their ids. */
const junctionsOf = (files: Float64Array[]): Float64Array => {
  let total = 0
  for (const { points } of waysOf(files)) total += points + 2
  const ids = new Float64Array(total)
  let filled = 0
  for (const { numbers, start, points } of waysOf(files)) {
    for (let index = 0; index < points; index++) ids[filled++] = numbers[start + index * 3] as number
    // Ends count twice, so that each one is a junction even if nothing else meets there.
    ids[filled++] = numbers[start] as number
    ids[filled++] = numbers[start + (points - 1) * 3] as number
  }
  ids.sort()
  let count = 0
  for (let at = 1; at < ids.length; at++)
    if (ids[at] === ids[at - 1] && (count === 0 || ids[count - 1] !== ids[at]))
      ids[count++] = ids[at] as number
  return ids.slice(0, count)
}

const indexIn = (ids: Float64Array, id: number): number => {
  let [low, high] = [0, ids.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] as number) < id) low = middle + 1
    else high = middle
  }
  return ids[low] === id ? low : -1
}

const edgesOf = (files: Float64Array[], junctions: Float64Array): Edge[] => {
  const edges: Edge[] = []
  for (const { numbers, start, points, cost, oneway } of waysOf(files)) {
    let from = indexIn(junctions, numbers[start] as number)
    let line: number[] = [numbers[start + 1] as number, numbers[start + 2] as number]
    let length = 0
    for (let index = 1; index < points; index++) {
      const at = start + index * 3
      const [latitude, longitude] = [numbers[at + 1] as number, numbers[at + 2] as number]
      length += metres(line.at(-2) as number, line.at(-1) as number, latitude, longitude)
      line.push(latitude, longitude)
      const to = indexIn(junctions, numbers[at] as number)
      if (to === -1) continue
      edges.push({ from, to, metres: length, cost, oneway, line })
      ;[from, line, length] = [to, [latitude, longitude], 0]
    }
  }
  return edges
}

/** Returns each junction's component, by the smallest junction in it. */
const islandsOf = (count: number, edges: Edge[]): Uint32Array => {
  const parent = Uint32Array.from({ length: count }, (_, index) => index)
  const root = (start: number): number => {
    let at = start
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number
      at = parent[at] as number
    }
    return at
  }
  for (const { from, to } of edges) {
    const [one, other] = [root(from), root(to)]
    if (one !== other) parent[Math.max(one, other)] = Math.min(one, other)
  }
  return parent.map((_, index) => root(index))
}

const withoutIslets = (count: number, edges: Edge[]): Edge[] => {
  const islands = islandsOf(count, edges)
  const sizes = new Map<number, number>()
  for (const island of islands) sizes.set(island, (sizes.get(island) ?? 0) + 1)
  const least = Math.min(SMALLEST_ISLAND, Math.max(0, ...sizes.values()))
  return edges.filter(({ from }) => (sizes.get(islands[from] as number) ?? 0) >= least)
}

/** Returns the edges out of each junction; `both` ignores one-way signs. */
const waysOut = (count: number, edges: Edge[], both: boolean) => {
  const first = new Uint32Array(count + 1)
  for (const { from, to, oneway } of edges) {
    first[from + 1] = (first[from + 1] as number) + 1
    if (both || oneway === 0) first[to + 1] = (first[to + 1] as number) + 1
  }
  for (let index = 1; index <= count; index++)
    first[index] = (first[index] as number) + (first[index - 1] as number)
  const total = first[count] as number
  const [target, time, edgeOut] = [new Uint32Array(total), new Uint32Array(total), new Uint32Array(total)]
  const next = first.slice()
  const put = (junction: number, to: number, tenths: number, out: number) => {
    const at = next[junction] as number
    next[junction] = at + 1
    target[at] = to
    time[at] = tenths
    edgeOut[at] = out
  }
  edges.forEach(({ from, to, metres: length, cost, oneway }, index) => {
    const tenths = Math.max(1, Math.round((length * cost * 600) / (PACE * 1000)))
    put(from, to, tenths, index * 2)
    if (both || oneway === 0) put(to, from, tenths, index * 2 + 1)
  })
  return { first, target, time, edgeOut }
}

const gridOf = (edges: Edge[]) => {
  const rows: [cell: number, edge: number][] = []
  edges.forEach(({ line }, edge) => {
    const seen = new Set<number>()
    for (let at = 0; at < line.length; at += 2) {
      const [latitude, longitude] = [line[at] as number, line[at + 1] as number]
      seen.add(cellOf(latitude, longitude))
      // A long straight segment crosses cells in which it has no point.
      const [nextLatitude, nextLongitude] = [line[at + 2] ?? latitude, line[at + 3] ?? longitude]
      const steps = Math.ceil(
        Math.max(Math.abs(nextLatitude - latitude), Math.abs(nextLongitude - longitude)) / 10_000,
      )
      for (let step = 1; step < steps; step++)
        seen.add(
          cellOf(
            latitude + ((nextLatitude - latitude) * step) / steps,
            longitude + ((nextLongitude - longitude) * step) / steps,
          ),
        )
    }
    for (const cell of seen) rows.push([cell, edge])
  })
  rows.sort((one, other) => one[0] - other[0] || one[1] - other[1])
  return {
    cell: Uint32Array.from(rows, ([cell]) => cell),
    cellEdge: Uint32Array.from(rows, ([, edge]) => edge),
  }
}

/** Builds the graph of all walkable ways and writes it to a file. */
export const buildGraph = (files: string[], target: string): { junctions: number; edges: number } => {
  const rows = files.map(numbersOf)
  const ids = junctionsOf(rows)
  const edges = withoutIslets(ids.length, edgesOf(rows, ids))
  const count = ids.length
  const [latitude, longitude] = [new Int32Array(count), new Int32Array(count)]
  const lineStart = new Uint32Array(edges.length + 1)
  edges.forEach(({ from, to, line }, index) => {
    lineStart[index + 1] = (lineStart[index] as number) + line.length / 2
    latitude[from] = line[0] as number
    longitude[from] = line[1] as number
    latitude[to] = line.at(-2) as number
    longitude[to] = line.at(-1) as number
  })
  const line = new Int32Array((lineStart[edges.length] as number) * 2)
  edges.forEach((edge, index) => {
    line.set(edge.line, (lineStart[index] as number) * 2)
  })
  const graph: Graph = {
    latitude,
    longitude,
    ...waysOut(count, edges, false),
    length: Uint32Array.from(edges, ({ metres: length }) => Math.round(length * 10)),
    cost: Uint16Array.from(edges, ({ cost }) => Math.min(65_535, cost)),
    oneway: Uint8Array.from(edges, ({ oneway }) => oneway),
    edgeFrom: Uint32Array.from(edges, ({ from }) => from),
    edgeTo: Uint32Array.from(edges, ({ to }) => to),
    lineStart,
    line,
    ...gridOf(edges),
    landmark: landmarkTimes(waysOut(count, edges, true), edges[0]?.from ?? 0),
  }
  writeGraph(target, graph)
  return { junctions: count, edges: edges.length }
}
