import { type Edges, keepEdges } from './edges.ts'

/** Smaller components of the graph lead nowhere: a courtyard, a roof terrace. */
const SMALLEST_ISLAND = 40

/** Returns each junction's component, by the smallest junction in it. */
export const islandsOf = (junctions: number, { count, from, to }: Edges): Uint32Array => {
  const parent = Uint32Array.from({ length: junctions }, (_, index) => index)
  const root = (start: number): number => {
    let at = start
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number
      at = parent[at] as number
    }
    return at
  }
  for (let edge = 0; edge < count; edge++) {
    const [one, other] = [root(from[edge] as number), root(to[edge] as number)]
    if (one !== other) parent[Math.max(one, other)] = Math.min(one, other)
  }
  return parent.map((_, index) => root(index))
}

export const withoutIslets = (junctions: number, edges: Edges): Edges => {
  const islands = islandsOf(junctions, edges)
  const sizes = new Uint32Array(junctions)
  for (const island of islands) sizes[island] = (sizes[island] as number) + 1
  const least = Math.min(
    SMALLEST_ISLAND,
    sizes.reduce((most, size) => Math.max(most, size), 0),
  )
  return keepEdges(edges, (edge) => (sizes[islands[edges.from[edge] as number] as number] as number) >= least)
}
