import { regionEntries } from './area-entries.ts'
import { readCities, readRegions } from './geonames.ts'

/** A first-level region with its Spanish name, at its population-weighted centre; importance from about 0 to 1. */
interface WorldRegion {
  name: string
  country: string
  latitude: number
  longitude: number
  importance: number
}

/** Returns all inhabited first-level regions. */
export const readWorldRegions = (): WorldRegion[] =>
  regionEntries(readRegions(), [...readCities()]).map(
    ({ name, country, latitude, longitude, importance }) => ({
      name,
      country: country ?? '',
      latitude,
      longitude,
      importance,
    }),
  )
