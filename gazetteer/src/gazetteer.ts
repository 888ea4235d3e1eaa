import { DatabaseSync } from 'node:sqlite'
import { type Address, reverser } from './reverse.ts'
import { type SearchQuery, searcher } from './search.ts'
import type { Suggestion } from './suggestion.ts'
import { zoneFinder } from './time-zones.ts'
import { countryFinder, type Named, type Thirds, thirdsFinder, wholeNames } from './whole-names.ts'

export type Gazetteer = {
  /** At most `limit` (8; 20 at most) places, the likeliest first; none for less than two letters. */
  search: (query: SearchQuery) => Suggestion[]
  /** The same, each with its score, to be ranked among what other files answer. */
  scored: (query: SearchQuery) => { suggestion: Suggestion; score: number }[]
  /** The IANA time zone of a point: that of the nearest settlement; null far from all. */
  timeZoneNear: (latitude: number, longitude: number) => string | null
  /** Where a point is; null when no settlement is within some 200 km. */
  reverse: (latitude: number, longitude: number) => Address | null
  /** What has this whole name, or this name misspelt: the fewest mistakes first, then the most important. */
  named: (name: string, options?: { misspelt?: boolean }) => Named[]
  /** The Spanish name of the country in which a point most likely is; null at sea. */
  countryNear: (latitude: number, longitude: number) => string | null
  /** How a country, by its Spanish name, is parted into north, middle and south, and west, middle and east. */
  thirds: (country: string) => Thirds | null
  close: () => void
}

/** Pages are read through the system's cache, which all processes share; a process keeps 1 MB of its own. */
const memory = 'PRAGMA mmap_size = 134217728; PRAGMA cache_size = -1024; PRAGMA query_only = ON'

/** Opens a file that `buildGazetteer` made. */
export const openGazetteer = (file: string): Gazetteer => {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec(memory)
  const search = searcher(database)
  return {
    search: (query) => search(query).map(({ suggestion }) => suggestion),
    scored: (query) => search(query).map(({ suggestion, score }) => ({ suggestion, score })),
    timeZoneNear: zoneFinder(database),
    reverse: reverser(database),
    named: wholeNames(database),
    countryNear: countryFinder(database),
    thirds: thirdsFinder(database),
    close: () => database.close(),
  }
}
