import { inDayOrder, type Stop } from './stop.ts'

/** Functions that rearrange stops. All take and return stops sorted by day (see inDayOrder). */

/** The id of a day's heading in the sortable list. */
export const headingId = (date: string): string => `day ${date}`

const at = (stops: readonly Stop[], placeId: string) => stops.findIndex(({ place }) => place.id === placeId)

export const withStop = (stops: readonly Stop[], stop: Stop): Stop[] => inDayOrder([...stops, stop])

export const withoutStop = (stops: readonly Stop[], placeId: string): Stop[] =>
  stops.filter(({ place }) => place.id !== placeId)

/** Puts a removed stop back at its former index; does nothing when its place is in the list again. */
export const withStopAt = (stops: readonly Stop[], stop: Stop, index: number): Stop[] =>
  at(stops, stop.place.id) >= 0 ? [...stops] : inDayOrder(stops.toSpliced(index, 0, stop))

/** Moves a stop to another date, where it becomes the last of the day. */
export const withDate = (stops: readonly Stop[], placeId: string, date: string): Stop[] => {
  const stop = stops[at(stops, placeId)]
  if (!stop || stop.date === date) return [...stops]
  return withStop(withoutStop(stops, placeId), { ...stop, date })
}

/**
 * The stops after one was dropped on another stop or on a day's heading: it takes that position in the list, and the date of the
 * heading above it.
 */
export const droppedOn = (stops: readonly Stop[], placeId: string, target: string): Stop[] => {
  const dragged = stops[at(stops, placeId)]
  if (!dragged || target === placeId) return [...stops]
  const dates = [...new Set(stops.map(({ date }) => date))]
  const lines = dates.flatMap((date) => [
    headingId(date),
    ...stops.filter((stop) => stop.date === date).map(({ place }) => place.id),
  ])
  const to = lines.indexOf(target)
  if (to < 0) return [...stops]
  const without = lines.filter((line) => line !== placeId)
  // No stop can come above the first heading.
  const moved = without.toSpliced(Math.max(to, 1), 0, placeId)
  const byId = new Map(stops.map((stop) => [stop.place.id, stop]))
  let date = dragged.date
  return moved.flatMap((line) => {
    const stop = byId.get(line)
    if (!stop) date = line.slice(headingId('').length)
    return stop ? [stop === dragged ? { ...stop, date } : stop] : []
  })
}

/**
 * Moves a stop one position up (-1) or down (1); at the edge of a day, into the next or previous day. Null at the ends of the
 * list.
 */
export const stepped = (stops: readonly Stop[], placeId: string, step: -1 | 1): Stop[] | null => {
  const from = at(stops, placeId)
  const stop = stops[from]
  const neighbour = stops[from + step]
  if (!stop || !neighbour) return null
  if (neighbour.date !== stop.date) return stops.with(from, { ...stop, date: neighbour.date })
  return stops.with(from, neighbour).with(from + step, stop)
}

/**
 * Gives the stops of an itinerary the order and dates of an arrangement. Stops that the arrangement does not contain stay behind
 * the stop they followed.
 */
export const arrangedLike = (stops: readonly Stop[], arrangement: readonly Stop[]): Stop[] => {
  const known = new Map(stops.map((stop) => [stop.place.id, stop]))
  const arranged = arrangement.flatMap(({ place, date }) => {
    const stop = known.get(place.id)
    return stop ? [{ ...stop, date }] : []
  })
  const missing = stops.filter(({ place }) => at(arrangement, place.id) < 0)
  return missing.reduce((list, stop) => {
    const before = stops[at(stops, stop.place.id) - 1]
    const index = before && before.date === stop.date ? at(list, before.place.id) + 1 : 0
    return inDayOrder(list.toSpliced(index, 0, stop))
  }, arranged)
}

export const sameArrangement = (one: readonly Stop[], other: readonly Stop[]): boolean =>
  one.length === other.length &&
  one.every(({ place, date }, index) => place.id === other[index]?.place.id && date === other[index]?.date)
