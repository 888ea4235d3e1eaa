import type { Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'

/** The fields of a place that an itinerary uses. */
export type StopPlace = Pick<
  Place,
  'id' | 'name' | 'address' | 'city' | 'image' | 'latitude' | 'longitude' | 'isClosed'
>

/** A place on a day of the trip. An itinerary contains a place only once, so its id identifies the stop. */
export interface Stop {
  place: StopPlace
  /** YYYY-MM-DD */
  date: string
}

/** All stops of one day, in the order they are visited. */
export interface Day {
  date: string
  /** 1 for the first date of the trip; dates without stops are not counted. */
  number: number
  stops: readonly Stop[]
  /** The last stop of the previous day. */
  from: StopPlace | null
}

const stopPlaceOf = ({
  id,
  name,
  address,
  city,
  image,
  latitude,
  longitude,
  isClosed,
}: Place): StopPlace => ({
  id,
  name,
  address,
  city,
  image,
  latitude,
  longitude,
  isClosed,
})

export const stopOf = (place: Place, date: string): Stop => ({ place: stopPlaceOf(place), date })

/** Whether somebody leaves a stop by other means than on foot. */
export const isRide = (leg: PlannedStop['legToNext']): boolean => leg !== null && leg.kind !== 'walk'

/** Sorts stops by date; stops of the same date keep their order. */
export const inDayOrder = <T extends { date: string }>(stops: readonly T[]): T[] =>
  stops.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))

export const stopsOf = ({ items }: Pick<Itinerary, 'items'>): Stop[] =>
  inDayOrder(items.map(({ place, date }) => stopOf(place, date)))

/** The days of an itinerary, earliest first. */
export const daysWithStops = (stops: readonly Stop[]): Day[] => {
  const byDate = Map.groupBy(inDayOrder(stops), ({ date }) => date)
  const days = [...byDate]
  return days.map(([date, ofDay], index) => ({
    date,
    number: index + 1,
    stops: ofDay,
    from: days[index - 1]?.[1].at(-1)?.place ?? null,
  }))
}

/** A day on a screen. One without stops has a title or a note, and no number: only days with stops are counted. */
export type ShownDay = Omit<Day, 'number'> & { number: number | null }

/** The days with stops and the described days without any, earliest first. */
export const shownDays = (days: readonly Day[], described: readonly string[]): ShownDay[] => {
  const counted = new Set(days.map(({ date }) => date))
  const others = described.filter((date) => !counted.has(date))
  return inDayOrder<ShownDay>([
    ...days,
    ...others.map((date) => ({ date, number: null, stops: [], from: null })),
  ])
}
