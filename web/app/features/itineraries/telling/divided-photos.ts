import { metresBetween, type Position } from '@andariego/contract/distance'
import { minuteOf } from '../trip/stop-words.ts'

/** What a photo says of itself. */
export interface PhotoFacts {
  /** YYYY-MM-DD by the clock of the camera; null where it does not say. */
  date: string | null
  /** HH:mm */
  time: string | null
  position: Position | null
}

/** A stop that somebody was at. */
export interface VisitedStop {
  id: string
  date: string
  startTime: string | null
  place: Position
}

/** Farther from a stop than this, a photo of its day was taken on the way to it. */
const SAME_DAY_METRES = 3_000
/** Without a date, a photo has to be taken right there. */
const ANY_DAY_METRES = 500

const nearest = (position: Position, stops: readonly VisitedStop[], within: number) => {
  const [first] = stops
    .map((stop) => ({ stop, metres: metresBetween(position, stop.place) }))
    .filter(({ metres }) => metres <= within)
    .sort((one, other) => one.metres - other.metres)
  return first?.stop ?? null
}

/** The stop that had begun last when a photo was taken; before all of them the first. */
const begunBefore = (time: string, stops: readonly VisitedStop[]) => {
  const timed = stops
    .flatMap((stop) => (stop.startTime === null ? [] : [{ stop, minute: minuteOf(stop.startTime) }]))
    .sort((one, other) => one.minute - other.minute)
  if (timed.length < stops.length) return null
  return (timed.findLast(({ minute }) => minute <= minuteOf(time)) ?? timed[0])?.stop ?? null
}

const stopOf = ({ date, time, position }: PhotoFacts, stops: readonly VisitedStop[]) => {
  if (date === null) return position && nearest(position, stops, ANY_DAY_METRES)
  const ofDay = stops.filter((stop) => stop.date === date)
  if (position) return nearest(position, ofDay, SAME_DAY_METRES)
  if (ofDay.length === 1) return ofDay[0] ?? null
  return time === null ? null : begunBefore(time, ofDay)
}

/**
 * Divides photos over the stops of a trip: by the day, and within it by what lies nearest or, without a position, by what had begun
 * by then. Those in `byHand` go to the stop with that id, whatever they say. `rest` are those that fit nowhere.
 */
export const dividedPhotos = <T extends PhotoFacts>(
  photos: readonly T[],
  stops: readonly VisitedStop[],
  byHand: ReadonlyMap<T, string> = new Map(),
) => {
  const byStop = new Map<string, T[]>()
  const rest: T[] = []
  const inOrder = photos.toSorted((one, other) =>
    `${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1,
  )
  for (const photo of inOrder) {
    const chosen = stops.find(({ id }) => id === byHand.get(photo))
    const stop = chosen ?? stopOf(photo, stops)
    if (!stop) rest.push(photo)
    else byStop.set(stop.id, [...(byStop.get(stop.id) ?? []), photo])
  }
  return { byStop, rest }
}

/** Returns the stops that photos belong to before the others: among fifty of them one would scroll far for the few. */
export const withPhotosFirst = <T extends { id: string }>(
  stops: readonly T[],
  byStop: ReadonlyMap<string, unknown>,
): T[] => [...stops.filter(({ id }) => byStop.has(id)), ...stops.filter(({ id }) => !byStop.has(id))]
