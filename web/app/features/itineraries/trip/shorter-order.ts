import { kilometresBetween } from '@andariego/contract/distance'

interface Point {
  latitude: number
  longitude: number
}
export interface Visit {
  id: string
  place: Point
  /** A stop with a fixed time keeps its position in the day. */
  isFixed: boolean
}

/** Up to this many visits, all orders are tried. */
const EXACT_MAX = 9

const lengthOf = (visits: readonly Visit[]): number =>
  visits.reduce((sum, { place }, index) => {
    const before = visits[index - 1]
    return before ? sum + kilometresBetween(before.place, place) : sum
  }, 0)

/** The shortest of all orders that leave fixed visits in their positions. */
const exact = (visits: readonly Visit[]): Visit[] => {
  let best = [...visits]
  let shortest = lengthOf(visits)
  const chosen: Visit[] = []
  const free = new Set(visits.filter(({ isFixed }) => !isFixed))
  const go = (length: number) => {
    if (length >= shortest) return
    const next = visits[chosen.length]
    if (next === undefined) {
      best = [...chosen]
      shortest = length
      return
    }
    const last = chosen.at(-1)
    for (const visit of next.isFixed ? [next] : [...free]) {
      free.delete(visit)
      chosen.push(visit)
      go(last ? length + kilometresBetween(last.place, visit.place) : length)
      chosen.pop()
      if (!visit.isFixed) free.add(visit)
    }
  }
  go(0)
  return best
}

/** Reverses stretches (2-opt) and swaps pairs for as long as that makes the route shorter. */
const improved = (visits: readonly Visit[]): Visit[] => {
  let best = [...visits]
  let shortest = lengthOf(best)
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let from = 0; from < best.length - 1; from++)
      for (let to = from + 1; to < best.length; to++) {
        const stretch = best.slice(from, to + 1)
        const [first, last] = [best[from], best[to]]
        if (!first || !last) continue
        const tries = [
          ...(stretch.some(({ isFixed }) => isFixed)
            ? []
            : [best.toSpliced(from, stretch.length, ...stretch.toReversed())]),
          ...(first.isFixed || last.isFixed ? [] : [best.with(from, last).with(to, first)]),
        ]
        for (const tried of tries) {
          const length = lengthOf(tried)
          // Differences below a metre are rounding errors.
          if (length < shortest - 0.001) {
            best = tried
            shortest = length
            isBetter = true
          }
        }
      }
  }
  return best
}

/**
 * A shorter route through the same places, and the kilometres it saves: the shortest possible for up to nine visits, otherwise a
 * good approximation.
 */
export const shorterOrder = (visits: readonly Visit[]): { order: string[]; savedKilometres: number } => {
  const order = visits.length <= EXACT_MAX ? exact(visits) : improved(visits)
  return { order: order.map(({ id }) => id), savedKilometres: lengthOf(visits) - lengthOf(order) }
}
