import { PLAN_DAYS_MAX } from '@andariego/contract/assistant-rules'
import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'

export const STOPS_PER_DAY = 3

export interface Plan {
  /** One list of places for each day that has any. */
  days: Place[][]
}

/** The best place, then always the nearest of those that are left: a way without going back and forth. */
const asWay = (places: readonly Place[]): Place[] => {
  const [first, ...rest] = places
  if (!first) return []
  const way = [first]
  while (rest.length > 0) {
    const last = way.at(-1) ?? first
    const nearest = rest.reduce(
      (best, place, index) =>
        metresBetween(last, place) < metresBetween(last, rest[best] ?? place) ? index : best,
      0,
    )
    way.push(...rest.splice(nearest, 1))
  }
  return way
}

/** Spreads the best places over the days, neighbours on one day, as evenly as it goes. `places` are the best first. */
export const planOf = (places: readonly Place[], wantedDays: number): Plan => {
  const dayCount = Math.max(1, Math.min(wantedDays, PLAN_DAYS_MAX, places.length))
  const way = asWay(places.slice(0, dayCount * STOPS_PER_DAY))
  const days: Place[][] = []
  for (let day = 0; day < dayCount; day++)
    days.push(
      way.slice(Math.round((day * way.length) / dayCount), Math.round(((day + 1) * way.length) / dayCount)),
    )
  return { days: days.filter(({ length }) => length > 0) }
}
