import timeZoneAt from '@photostructure/tz-lookup'
import { countryOfZone } from './country-of-zone.ts'

const countryNames = new Intl.DisplayNames('es', { type: 'region' })

/** The Spanish name of the country where a position lies; null at sea. */
export const countryAt = ({
  latitude,
  longitude,
}: {
  latitude: number
  longitude: number
}): string | null => {
  const code = countryOfZone(timeZoneAt(latitude, longitude))
  return code && (countryNames.of(code) ?? null)
}
