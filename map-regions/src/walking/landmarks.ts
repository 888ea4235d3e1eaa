import { type Graph, UNREACHED } from './graph-file.ts'
import { Heap } from './heap.ts'

const LANDMARKS = 8

type Ways = Pick<Graph, 'first' | 'target' | 'time'>

/** Returns the times from one junction to all others. */
const timesFrom = ({ first, target, time }: Ways, start: number): Uint32Array => {
  const times = new Uint32Array(first.length - 1).fill(UNREACHED)
  const queue = new Heap()
  times[start] = 0
  queue.push(start, 0)
  const done = new Uint8Array(times.length)
  while (queue.size > 0) {
    const junction = queue.pop()
    if (done[junction] === 1) continue
    done[junction] = 1
    for (let out = first[junction] as number; out < (first[junction + 1] as number); out++) {
      const next = target[out] as number
      const reached = (times[junction] as number) + (time[out] as number)
      if (reached < (times[next] as number)) {
        times[next] = reached
        queue.push(next, reached)
      }
    }
  }
  return times
}

const farthest = (nearest: Uint32Array): number => {
  let best = -1
  for (let junction = 0; junction < nearest.length; junction++) {
    const value = nearest[junction] as number
    if (value !== UNREACHED && (best === -1 || value > (nearest[best] as number))) best = junction
  }
  return best
}

/**
 * Chooses as each landmark the junction farthest from the earlier ones. `ways` are passable in both directions, so the times are
 * valid for any walk.
 */
export const landmarkTimes = (ways: Ways, start: number): Uint32Array => {
  const count = ways.first.length - 1
  const all = new Uint32Array(count * LANDMARKS).fill(UNREACHED)
  if (count === 0) return all
  let nearest = timesFrom(ways, start)
  for (let landmark = 0; landmark < LANDMARKS; landmark++) {
    const times = timesFrom(ways, farthest(nearest))
    all.set(times, landmark * count)
    nearest =
      landmark === 0 ? times : nearest.map((value, junction) => Math.min(value, times[junction] as number))
  }
  return all
}
