import type { PublicTrip } from '@andariego/contract/trip-links'
import type { Day } from '../stop.ts'

/** The days with stops of a public trip, in the map's format; a day without a date is named by its number. */
export const daysOfPublicTrip = ({ days }: PublicTrip): Day[] => {
  const numbered = days.flatMap(({ number, ...day }) => (number === null ? [] : [{ ...day, number }]))
  return numbered.map(({ number, date, stops }, index) => ({
    date: date ?? `day ${number}`,
    number,
    stops: stops.map(({ place }) => ({ place, date: date ?? `day ${number}` })),
    from: numbered[index - 1]?.stops.at(-1)?.place ?? null,
  }))
}
