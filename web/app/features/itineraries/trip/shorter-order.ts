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

/** In kilometres. */
export const lengthOf = (visits: readonly Visit[]): number =>
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

/** In kilometres. Smaller differences are rounding errors. */
const LEAST_GAIN = 0.001

/** Reverses stretches (2-opt) and swaps pairs for as long as that makes the route shorter. */
const improved = (visits: readonly Visit[]): Visit[] => {
  const kilometres = visits.map((one) => visits.map((other) => kilometresBetween(one.place, other.place)))
  /** The visit at each position, by its index. */
  const route = visits.map((_, index) => index)
  /** The kilometres between the visits at two positions; 0 beyond the ends of the route. */
  const between = (one: number, other: number) => kilometres[route[one] ?? -1]?.[route[other] ?? -1] ?? 0
  const around = (position: number, visit = position) =>
    between(position - 1, visit) + between(visit, position + 1)
  const gainOfReversing = (from: number, to: number) =>
    between(from - 1, from) + between(to, to + 1) - between(from - 1, to) - between(from, to + 1)
  const gainOfSwapping = (one: number, other: number) =>
    around(one) + around(other) - around(one, other) - around(other, one)
  const reverse = (from: number, to: number) =>
    route.splice(from, to - from + 1, ...route.slice(from, to + 1).reverse())
  const swap = (one: number, other: number) => {
    const [first = 0, second = 0] = [route[one], route[other]]
    route[one] = second
    route[other] = first
  }
  // Fixed visits never move, so that a position is fixed or not for good.
  const isFixed = (position: number) => visits[position]?.isFixed ?? false
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let from = 0; from < visits.length - 1; from++) {
      let isFree = !isFixed(from)
      for (let to = from + 1; to < visits.length && !isFixed(from); to++) {
        isFree &&= !isFixed(to)
        // Swapping neighbours is reversing them.
        const isPair = to > from + 1 && !isFixed(to)
        if (isFree && gainOfReversing(from, to) > LEAST_GAIN) reverse(from, to)
        else if (isPair && gainOfSwapping(from, to) > LEAST_GAIN) swap(from, to)
        else continue
        isBetter = true
      }
    }
  }
  return route.flatMap((index) => visits[index] ?? [])
}

/**
 * A shorter route through the same places, and the kilometres it saves: the shortest possible for up to nine visits, otherwise a
 * good approximation.
 */
export const shorterOrder = (visits: readonly Visit[]): { order: string[]; savedKilometres: number } => {
  const order = visits.length <= EXACT_MAX ? exact(visits) : improved(visits)
  return { order: order.map(({ id }) => id), savedKilometres: lengthOf(visits) - lengthOf(order) }
}
