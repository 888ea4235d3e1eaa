import { metres } from './distance.ts'
import { type Graph, UNREACHED } from './graph-file.ts'
import { Heap } from './heap.ts'
import { type Snapped, snap } from './snap.ts'
import { PACE } from './walkable.ts'

interface Position {
  latitude: number
  longitude: number
}

/** A walk: metres, minutes, and its line as longitude and latitude in degrees. */
export interface Walk {
  metres: number
  minutes: number
  path: [longitude: number, latitude: number][]
}

/** Tenths of a second per metre on even ground; except for ferries nothing is faster. */
const TENTHS_A_METRE = 600 / PACE
/** The longest walk that is looked for: four hours, in tenths of a second. It bounds the time of a search without a result. */
const LONGEST = 4 * 36_000

/** A junction at one end of the edge on which a spot is. */
interface Arrival {
  junction: number
  tenths: number
  atBegin: boolean
}

const tenthsOf = ({ cost }: Graph, edge: number, length: number) =>
  (length * (cost[edge] as number) * TENTHS_A_METRE) / 1000

/** Returns the junctions reachable from a spot on a way, or (not `leaving`) those from which it is reachable. */
const endsOf = (graph: Graph, spot: Snapped, leaving: boolean): Arrival[] => {
  const { edge, along } = spot
  const rest = (graph.length[edge] as number) / 10 - along
  const toEnd = {
    junction: graph.edgeTo[edge] as number,
    tenths: tenthsOf(graph, edge, Math.max(0, rest)),
    atBegin: false,
  }
  const toBegin = {
    junction: graph.edgeFrom[edge] as number,
    tenths: tenthsOf(graph, edge, along),
    atBegin: true,
  }
  if (graph.oneway[edge] === 0) return [toEnd, toBegin]
  return leaving ? [toEnd] : [toBegin]
}

/**
 * Returns a lower bound of the time to the goal: no walk takes less than the difference of two junctions' times from any
 * landmark.
 */
const boundTo = ({ landmark, first }: Graph, goal: number) => {
  const count = first.length - 1
  const marks = landmark.length / count
  return (junction: number): number => {
    let best = 0
    for (let mark = 0; mark < marks; mark++) {
      const [here, there] = [
        landmark[mark * count + junction] as number,
        landmark[mark * count + goal] as number,
      ]
      // Only in files of earlier versions, whose landmarks are all in one component.
      if (here === UNREACHED || there === UNREACHED) continue
      const bound = here > there ? here - there : there - here
      if (bound > best) best = bound
    }
    return best
  }
}

interface Found {
  tenths: number
  start: Arrival
  goal: Arrival
  edges: number[]
}

const search = (graph: Graph, starts: Arrival[], goals: Arrival[]): Found | null => {
  const { first, target, time, edgeOut } = graph
  const bounds = goals.map(({ junction, tenths }) => ({ bound: boundTo(graph, junction), tenths }))
  const estimate = (junction: number) =>
    Math.min(...bounds.map(({ bound, tenths }) => bound(junction) + tenths))
  const times = new Map<number, number>()
  const cameBy = new Map<number, [junction: number, out: number]>()
  const done = new Set<number>()
  const queue = new Heap()
  for (const { junction, tenths } of starts) {
    if (tenths >= (times.get(junction) ?? Infinity)) continue
    times.set(junction, tenths)
    queue.push(junction, tenths + estimate(junction))
  }
  let best: { tenths: number; goal: Arrival } | null = null
  while (queue.size > 0) {
    const junction = queue.pop()
    if (done.has(junction)) continue
    done.add(junction)
    const here = times.get(junction) as number
    for (const goal of goals)
      if (goal.junction === junction && (!best || here + goal.tenths < best.tenths))
        best = { tenths: here + goal.tenths, goal }
    if (here + estimate(junction) >= (best?.tenths ?? LONGEST)) break
    for (let out = first[junction] as number; out < (first[junction + 1] as number); out++) {
      const next = target[out] as number
      const reached = here + (time[out] as number)
      if (reached >= (times.get(next) ?? Infinity)) continue
      times.set(next, reached)
      cameBy.set(next, [junction, edgeOut[out] as number])
      done.delete(next)
      queue.push(next, reached + estimate(next))
    }
  }
  if (!best) return null
  const edges: number[] = []
  let at = best.goal.junction
  for (let step = cameBy.get(at); step; step = cameBy.get(at)) {
    edges.push(step[1])
    at = step[0]
  }
  const start = starts.find(({ junction, tenths }) => junction === at && tenths === times.get(at))
  return start ? { ...best, start, edges: edges.reverse() } : null
}

const degrees = (latitude: number, longitude: number): [number, number] => [longitude / 1e7, latitude / 1e7]

/** Returns the points of an edge between two of its spots, in the walking direction. */
const between = ({ line, lineStart }: Graph, edge: number, from: number, to: number): [number, number][] => {
  const start = lineStart[edge] as number
  const step = from <= to ? 1 : -1
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => {
    const at = start + from + index * step
    return degrees(line[at * 2] as number, line[at * 2 + 1] as number)
  })
}

const pathOf = (
  graph: Graph,
  from: Snapped,
  to: Snapped,
  { edges, start, goal }: Found,
): [number, number][] => {
  const last = (edge: number) => (graph.lineStart[edge + 1] as number) - (graph.lineStart[edge] as number) - 1
  return [
    degrees(from.latitude, from.longitude),
    ...(start.atBegin
      ? between(graph, from.edge, from.before, 0)
      : between(graph, from.edge, from.before + 1, last(from.edge))),
    ...edges.flatMap((out) => {
      const end = last(out >> 1)
      return (out & 1) === 0 ? between(graph, out >> 1, 0, end) : between(graph, out >> 1, end, 0)
    }),
    ...(goal.atBegin
      ? between(graph, to.edge, 0, to.before)
      : between(graph, to.edge, last(to.edge), to.before + 1)),
    degrees(to.latitude, to.longitude),
  ]
}

const withoutRepetition = (path: [number, number][]) =>
  path.filter(
    ([longitude, latitude], index) => longitude !== path[index - 1]?.[0] || latitude !== path[index - 1]?.[1],
  )

const lengthOf = (path: [number, number][]): number =>
  path.reduce((sum, [longitude, latitude], index) => {
    const [beforeLongitude, beforeLatitude] = path[index - 1] ?? [longitude, latitude]
    return sum + metres(beforeLatitude * 1e7, beforeLongitude * 1e7, latitude * 1e7, longitude * 1e7)
  }, 0)

export interface Ends {
  start: Snapped
  goal: Snapped
}

/**
 * Returns the spots on ways where a walk between two points, in degrees, begins and ends: the nearest pair that is connected;
 * 'unconnected' when there are only others; null when a point is far from any way.
 */
export const endsOfWay = (graph: Graph, from: Position, to: Position): Ends | 'unconnected' | null => {
  const [starts, goals] = [from, to].map(({ latitude, longitude }) =>
    snap(graph, latitude * 1e7, longitude * 1e7),
  ) as [Snapped[], Snapped[]]
  if (starts.length === 0 || goals.length === 0) return null
  const partOf = ({ edge }: Snapped) => graph.component[graph.edgeFrom[edge] as number]
  const pairs = starts.flatMap((start) =>
    goals.filter((goal) => partOf(goal) === partOf(start)).map((goal) => ({ start, goal })),
  )
  const [nearest] = pairs.toSorted((one, other) => beside(one) - beside(other))
  return nearest ?? 'unconnected'
}

/** The metres of a walk that are beside the ways. */
export const beside = ({ start, goal }: Ends): number => start.away + goal.away

/** Returns the fastest walk between two spots; null when there is none of at most four hours. */
export const wayBetween = (graph: Graph, { start, goal }: Ends): Walk | null => {
  const off = beside({ start, goal })
  const direct = start.edge === goal.edge && (graph.oneway[start.edge] === 0 || start.along <= goal.along)
  if (direct) {
    const inner =
      start.before < goal.before
        ? between(graph, start.edge, start.before + 1, goal.before)
        : start.before > goal.before
          ? between(graph, start.edge, start.before, goal.before + 1)
          : []
    const along = Math.abs(start.along - goal.along)
    const path = [degrees(start.latitude, start.longitude), ...inner, degrees(goal.latitude, goal.longitude)]
    const minutes = tenthsOf(graph, start.edge, along) / 600 + off / PACE
    return { metres: Math.round(along + off), minutes, path: withoutRepetition(path) }
  }
  const found = search(graph, endsOf(graph, start, true), endsOf(graph, goal, false))
  if (!found) return null
  const path = withoutRepetition(pathOf(graph, start, goal, found))
  return { metres: Math.round(lengthOf(path) + off), minutes: found.tenths / 600 + off / PACE, path }
}
