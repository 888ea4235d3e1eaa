import type { PublicTrip } from '@andariego/contract/trip-links'
import type { Day } from '../stop.ts'

/** The days of a public trip in the map's format; a day without a date is named by its number. */
export const daysOfPublicTrip = ({ days }: PublicTrip): Day[] =>
  days.map(({ number, date, stops }, index) => ({
    date: date ?? `day ${number}`,
    number,
    stops: stops.map(({ place }) => ({ place, date: date ?? `day ${number}` })),
    from: days[index - 1]?.stops.at(-1)?.place ?? null,
  }))
