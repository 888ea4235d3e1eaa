import { type Graph, UNREACHED } from './graph-file.ts'
import { Heap } from './heap.ts'

const LANDMARKS = 8

type Ways = Pick<Graph, 'first' | 'target' | 'time'>

/** Writes the times from one junction to all others of its component. */
const writeTimes = ({ first, target, time }: Ways, start: number, times: Uint32Array): void => {
  const queue = new Heap()
  times[start] = 0
  queue.push(start, 0)
  const done = new Set<number>()
  while (queue.size > 0) {
    const junction = queue.pop()
    if (done.has(junction)) continue
    done.add(junction)
    for (let out = first[junction] as number; out < (first[junction + 1] as number); out++) {
      const next = target[out] as number
      const reached = (times[junction] as number) + (time[out] as number)
      if (reached < (times[next] as number)) {
        times[next] = reached
        queue.push(next, reached)
      }
    }
  }
}

/** Returns the junctions of each component; those without ways are left out. */
const membersOf = ({ first }: Ways, component: Uint32Array): number[][] => {
  const members = new Map<number, number[]>()
  component.forEach((of, junction) => {
    if (first[junction] === first[junction + 1]) return
    const known = members.get(of)
    if (known) known.push(junction)
    else members.set(of, [junction])
  })
  return [...members.values()]
}

/**
 * Chooses in each component, as each landmark, the junction farthest from the earlier ones. `ways` are passable in both
 * directions, so the times are valid for any walk. A column has the times from one landmark of each component.
 */
export const landmarkTimes = (ways: Ways, component: Uint32Array): Uint32Array => {
  const count = ways.first.length - 1
  const all = new Uint32Array(count * LANDMARKS).fill(UNREACHED)
  const nearest = new Uint32Array(count).fill(UNREACHED)
  for (const members of membersOf(ways, component)) {
    const farthest = () =>
      members.reduce((best, junction) =>
        (nearest[junction] as number) > (nearest[best] as number) ? junction : best,
      )
    writeTimes(ways, members[0] as number, nearest)
    for (let landmark = 0; landmark < LANDMARKS; landmark++) {
      const column = all.subarray(landmark * count, (landmark + 1) * count)
      writeTimes(ways, farthest(), column)
      for (const junction of members)
        nearest[junction] =
          landmark === 0
            ? (column[junction] as number)
            : Math.min(nearest[junction] as number, column[junction] as number)
    }
  }
  return all
}
