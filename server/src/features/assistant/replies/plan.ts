import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'

export const STOPS_PER_DAY = 3
/** The stops of one day are within this distance of the first one, in metres. */
const ONE_DAY_METRES = 35_000

const nearest = (from: Place, places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => metresBetween(from, a) - metresBetween(from, b))

/** A plan for a whole country with few places has at most this many days for each place. */
const DAYS_PER_PLACE = 3

/**
 * Returns the day of each of the plan's parts: one after the other, or, for the places of a whole country or region, spread over all
 * days asked for, because the way from one to the next takes its time.
 */
export const daysOf = (parts: number, asked: number, isWide: boolean): number[] => {
  const isSpread = isWide && parts > 1 && asked > parts && asked <= parts * DAYS_PER_PLACE
  const step = isSpread ? (asked - 1) / (parts - 1) : 1
  return Array.from({ length: parts }, (_, index) => 1 + Math.round(index * step))
}

/**
 * Distributes places, the best first, over days: neighbours on the same day, each day near the one before. With fewer than three
 * stops per day, distributes them evenly.
 */
export const planOf = (places: readonly Place[], wantedDays: number): Place[][] => {
  const dayCount = Math.max(1, Math.min(wantedDays, places.length))
  const left = places.slice(0, dayCount * STOPS_PER_DAY * 2)
  const perDay = Math.min(STOPS_PER_DAY, Math.max(1, Math.ceil(places.length / dayCount)))
  const days: Place[][] = []
  while (days.length < dayCount && left.length > 0) {
    const last = days.at(-1)?.at(-1)
    // Takes the better half of the remaining places, and from it the nearest, so that no day goes back and forth.
    const worth = left.slice(0, Math.max(STOPS_PER_DAY, Math.ceil(left.length / 2)))
    const first = last ? nearest(last, worth)[0] : left[0]
    if (!first) break
    const reserve = dayCount - days.length - 1
    const room = Math.max(0, Math.min(perDay - 1, left.length - 1 - reserve))
    const neighbours = nearest(
      first,
      left.filter((place) => place !== first && metresBetween(first, place) <= ONE_DAY_METRES),
    ).slice(0, room)
    const stops = [first, ...neighbours]
    for (const stop of stops) left.splice(left.indexOf(stop), 1)
    days.push(stops)
  }
  return days
}
