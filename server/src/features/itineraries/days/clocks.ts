import type { DayFacts } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'
import { timeZoneOf } from '../../maps/public.ts'

/** How far a time zone is ahead of UTC at noon of a day, in minutes. Clocks change at night. */
const minutesAheadOfUtc = (timeZone: string, date: string): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    new Date(`${date}T12:00:00Z`),
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes = '0'] = /([+-])(\d+):?(\d+)?/.exec(name) ?? []
  if (!sign) return 0
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** Returns which places have another time than the first of them on a day, and by how much. */
export const clocksOf = (
  date: string,
  places: readonly Pick<Place, 'id' | 'latitude' | 'longitude'>[],
): DayFacts['clocks'] => {
  const ahead = places.map((place) => minutesAheadOfUtc(timeZoneOf(place), date))
  return places.flatMap(({ id }, index) => {
    const minutesAhead = (ahead[index] ?? 0) - (ahead[0] ?? 0)
    return minutesAhead === 0 ? [] : [{ placeId: id, minutesAhead }]
  })
}
