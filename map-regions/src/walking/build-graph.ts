import { type Edges, readEdges } from './edges.ts'
import { type Graph, writeGraph } from './graph-file.ts'
import { gridOf } from './grid.ts'
import { islandsOf, withoutIslets } from './islands.ts'
import { landmarkTimes } from './landmarks.ts'
import { PACE } from './walkable.ts'

/** Returns the edges out of each junction; `both` ignores one-way signs. */
const waysOut = (junctions: number, { count, from, to, metres, cost, oneway }: Edges, both: boolean) => {
  const first = new Uint32Array(junctions + 1)
  const countAt = (junction: number) => {
    first[junction + 1] = (first[junction + 1] as number) + 1
  }
  for (let edge = 0; edge < count; edge++) {
    countAt(from[edge] as number)
    if (both || oneway[edge] === 0) countAt(to[edge] as number)
  }
  for (let index = 1; index <= junctions; index++)
    first[index] = (first[index] as number) + (first[index - 1] as number)
  const total = first[junctions] as number
  const [target, time, edgeOut] = [new Uint32Array(total), new Uint32Array(total), new Uint32Array(total)]
  const next = first.slice()
  const put = (junction: number, end: number, tenths: number, out: number) => {
    const at = next[junction] as number
    next[junction] = at + 1
    target[at] = end
    time[at] = tenths
    edgeOut[at] = out
  }
  for (let edge = 0; edge < count; edge++) {
    const [begin, end] = [from[edge] as number, to[edge] as number]
    const slow = (metres[edge] as number) * (cost[edge] as number)
    const tenths = Math.max(1, Math.round((slow * 600) / (PACE * 1000)))
    put(begin, end, tenths, edge * 2)
    if (both || oneway[edge] === 0) put(end, begin, tenths, edge * 2 + 1)
  }
  return { first, target, time, edgeOut }
}

const positionsOf = (junctions: number, { count, from, to, lineStart, line }: Edges) => {
  const [latitude, longitude] = [new Int32Array(junctions), new Int32Array(junctions)]
  for (let edge = 0; edge < count; edge++) {
    const [begin, end] = [(lineStart[edge] as number) * 2, (lineStart[edge + 1] as number) * 2]
    latitude[from[edge] as number] = line[begin] as number
    longitude[from[edge] as number] = line[begin + 1] as number
    latitude[to[edge] as number] = line[end - 2] as number
    longitude[to[edge] as number] = line[end - 1] as number
  }
  return { latitude, longitude }
}

/** Builds the graph of all walkable ways and writes it to a file. */
export const buildGraph = (files: string[], target: string): { junctions: number; edges: number } => {
  const { edges: all, junctions } = readEdges(files)
  const edges = withoutIslets(junctions, all)
  const component = islandsOf(junctions, edges)
  const graph: Graph = {
    ...positionsOf(junctions, edges),
    ...waysOut(junctions, edges, false),
    length: Uint32Array.from(edges.metres, (metres) => Math.round(metres * 10)),
    cost: edges.cost,
    oneway: edges.oneway,
    edgeFrom: edges.from,
    edgeTo: edges.to,
    lineStart: edges.lineStart,
    line: edges.line,
    ...gridOf(edges),
    landmark: landmarkTimes(waysOut(junctions, edges, true), component),
    component,
  }
  writeGraph(target, graph)
  return { junctions, edges: edges.count }
}
