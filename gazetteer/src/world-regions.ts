import { regionEntries } from './area-entries.ts'
import { readCities, readRegions } from './geonames.ts'

/** A first-level region by its Spanish name, in the middle of where its people live; importance from about 0 to 1. */
type WorldRegion = {
  name: string
  country: string
  latitude: number
  longitude: number
  importance: number
}

/** All first-level regions that somebody lives in. */
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
