import type { Itinerary } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'

/** What an itinerary needs to know of a place. */
export type StopPlace = Pick<
  Place,
  'id' | 'name' | 'address' | 'city' | 'image' | 'latitude' | 'longitude' | 'isClosed'
>

/** A place on a day of the journey; a place is in an itinerary only once, so its id names the stop. */
export interface Stop {
  place: StopPlace
  /** YYYY-MM-DD */
  date: string
}

/** All stops of one day, in the order they are visited. */
export interface Day {
  date: string
  /** 1 for the first of the distinct dates. */
  number: number
  stops: readonly Stop[]
  /** Where the day before ended. */
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

/** Day by day; within a day in the order they were given. */
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
