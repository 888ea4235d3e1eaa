import { DatabaseSync } from 'node:sqlite'
import { countryName } from './countries.ts'
import { countryFinder } from './country-finder.ts'
import { type Address, reverser } from './reverse.ts'
import { type SearchQuery, searcher } from './search.ts'
import type { Suggestion } from './suggestion.ts'
import { zoneFinder } from './time-zones.ts'
import { type Named, type Thirds, thirdsFinder, wholeNames } from './whole-names.ts'

export interface Gazetteer {
  /** Returns at most `limit` (default 8, at most 20) places, best matches first; none for fewer than two characters. */
  search: (query: SearchQuery) => Suggestion[]
  /** The same with scores, to be merged with results of other files. */
  scored: (query: SearchQuery) => { suggestion: Suggestion; score: number }[]
  /** Returns the IANA time zone of a point: that of the nearest settlement; null when there is none near. */
  timeZoneNear: (latitude: number, longitude: number) => string | null
  /** Returns the address of a point; null when no settlement is within some 200 km. */
  reverse: (latitude: number, longitude: number) => Address | null
  /**
   * Returns the things with this whole name, or with a similar one if misspellings are allowed: fewest mistakes first, then most
   * important.
   */
  named: (name: string, options?: { misspelt?: boolean }) => Named[]
  /** Returns the Spanish name of the country in which a point most likely is; null at sea. */
  countryNear: (latitude: number, longitude: number) => string | null
  /** The same as its ISO 3166 code. */
  countryCodeNear: (latitude: number, longitude: number) => string | null
  /** Divides a country, given by its Spanish name, into north, middle and south, and west, middle and east. */
  thirds: (country: string) => Thirds | null
  close: () => void
}

/** Pages are read through the system's cache, which all processes share; a process keeps 1 MB of its own. */
const memory = 'PRAGMA mmap_size = 134217728; PRAGMA cache_size = -1024; PRAGMA query_only = ON'

/** Opens a file made by `buildGazetteer`. */
export const openGazetteer = (file: string): Gazetteer => {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec(memory)
  const search = searcher(database)
  const countryCodeNear = countryFinder(database)
  return {
    search: (query) => search(query).map(({ suggestion }) => suggestion),
    scored: (query) => search(query).map(({ suggestion, score }) => ({ suggestion, score })),
    timeZoneNear: zoneFinder(database),
    reverse: reverser(database),
    named: wholeNames(database),
    countryNear: (latitude, longitude) => {
      const code = countryCodeNear(latitude, longitude)
      return code && countryName(code)
    },
    countryCodeNear,
    thirds: thirdsFinder(database),
    close: () => database.close(),
  }
}
