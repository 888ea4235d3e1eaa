import type { DayFacts } from '@andariego/contract/itineraries'
import currencies from 'country-to-currency'
import { getTimes } from 'suncalc'
import { holidaysOn } from '../../../platform/holidays.ts'
import { countryCodeAt, countryName, timeZoneOf } from '../../maps/public.ts'
import { languagesOfCountry } from './languages-of-country.ts'

interface Where {
  latitude: number
  longitude: number
}

/** HH:mm in the place's time zone; null when the sun does not rise or set that day. */
const clock = (moment: Date | null | undefined, timeZone: string): string | null =>
  !moment || Number.isNaN(moment.getTime())
    ? null
    : new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment)

/** Returns the facts that a traveller would look up about a day at a place. */
export const dayFacts = async (date: string, where: Where): Promise<Omit<DayFacts, 'clocks'>> => {
  const { latitude, longitude } = where
  const timeZone = timeZoneOf(where)
  // Solar noon at the place: within the right local day everywhere.
  const noon = new Date(Date.parse(`${date}T12:00:00Z`) - (longitude / 15) * 3_600_000)
  const { sunrise, sunset } = getTimes(noon, latitude, longitude)
  const code = countryCodeAt(where)
  return {
    date,
    timeZone,
    sunrise: clock(sunrise, timeZone),
    sunset: clock(sunset, timeZone),
    country: code && countryName(code),
    currency: code && ((currencies as Record<string, string>)[code] ?? null),
    language: code && languagesOfCountry(code),
    holidays: code ? await holidaysOn(code, date) : [],
  }
}
