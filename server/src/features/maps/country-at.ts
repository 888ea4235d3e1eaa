import timeZoneAt from '@photostructure/tz-lookup'
import { countryOfZone } from './country-of-zone.ts'
import { builtinGazetteer } from './geocoders/builtin.ts'

interface Position {
  latitude: number
  longitude: number
}

const countryNames = new Intl.DisplayNames('es', { type: 'region' })

/** How many positions are remembered: about half a megabyte. A search takes half a millisecond of the processor. */
const REMEMBERED_MAX = 5_000
const remembered = new Map<string, string | null>()

const codeOfNearest = ({ latitude, longitude }: Position): string | null => {
  const key = `${latitude},${longitude}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const code = builtinGazetteer().countryCodeNear(latitude, longitude)
  const [oldest] = remembered.keys()
  if (remembered.size >= REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, code)
  return code
}

/**
 * Returns the ISO 3166 code of the country at a position: that of the nearest settlement on the same side of the borders, because
 * the borders of time zones are drawn roughly and a zone may span several countries. Null on the high seas.
 */
export const countryCodeAt = (position: Position): string | null => {
  const ofZone = countryOfZone(timeZoneAt(position.latitude, position.longitude))
  return ofZone && (codeOfNearest(position) ?? ofZone)
}

export const countryName = (code: string): string | null => countryNames.of(code) ?? null

/** Returns the Spanish name of the country at a position; null on the high seas. */
export const countryAt = (position: Position): string | null => {
  const code = countryCodeAt(position)
  return code && countryName(code)
}

/** Returns the IANA time zone at a position. Close to a border, the roughly drawn zones may give that of the neighbour. */
export const timeZoneOf = (position: Position): string => {
  const { latitude, longitude } = position
  const drawn = timeZoneAt(latitude, longitude)
  const code = countryCodeAt(position)
  if (code === null || countryOfZone(drawn) === code) return drawn
  const near = builtinGazetteer().timeZoneNear(latitude, longitude)
  return near !== null && countryOfZone(near) === code ? near : drawn
}
