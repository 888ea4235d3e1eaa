import timeZoneAt from '@photostructure/tz-lookup'
import { countryOfZone } from './country-of-zone.ts'

const countryNames = new Intl.DisplayNames('es', { type: 'region' })

/** Returns the Spanish name of the country at a position; null at sea. */
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
