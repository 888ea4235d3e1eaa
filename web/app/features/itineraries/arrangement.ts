import { inDayOrder, type Stop } from './stop.ts'

/** What arranges stops by hand. All take and give them day by day (see inDayOrder). */

/** The heading of a day in the list that one drags over. */
export const headingId = (date: string): string => `day ${date}`

const at = (stops: readonly Stop[], placeId: string) => stops.findIndex(({ place }) => place.id === placeId)

export const withStop = (stops: readonly Stop[], stop: Stop): Stop[] => inDayOrder([...stops, stop])

export const withoutStop = (stops: readonly Stop[], placeId: string): Stop[] =>
  stops.filter(({ place }) => place.id !== placeId)

/** Back at the place it had, as far as that still exists. */
export const withStopAt = (stops: readonly Stop[], stop: Stop, index: number): Stop[] =>
  at(stops, stop.place.id) >= 0 ? [...stops] : inDayOrder(stops.toSpliced(index, 0, stop))

/** On another day it comes last. */
export const withDate = (stops: readonly Stop[], placeId: string, date: string): Stop[] => {
  const stop = stops[at(stops, placeId)]
  if (!stop || stop.date === date) return [...stops]
  return withStop(withoutStop(stops, placeId), { ...stop, date })
}

/**
 * After a stop was dropped on another stop or on the heading of a day: it takes that one's place in the list, and the
 * date of the heading that it comes to stand below.
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
  // Nothing stands above the first heading.
  const moved = without.toSpliced(Math.max(to, 1), 0, placeId)
  const byId = new Map(stops.map((stop) => [stop.place.id, stop]))
  let date = dragged.date
  return moved.flatMap((line) => {
    const stop = byId.get(line)
    if (!stop) date = line.slice(headingId('').length)
    return stop ? [stop === dragged ? { ...stop, date } : stop] : []
  })
}

/** One step up (-1) or down (1); over the edge of a day into the next one. Null where the list ends. */
export const stepped = (stops: readonly Stop[], placeId: string, step: -1 | 1): Stop[] | null => {
  const from = at(stops, placeId)
  const stop = stops[from]
  const neighbour = stops[from + step]
  if (!stop || !neighbour) return null
  if (neighbour.date !== stop.date) return stops.with(from, { ...stop, date: neighbour.date })
  return stops.with(from, neighbour).with(from + step, stop)
}

/**
 * The stops of an itinerary in the order, and on the dates, that they have in an arrangement of some of them; those that
 * it lacks stay behind the one they came after.
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
