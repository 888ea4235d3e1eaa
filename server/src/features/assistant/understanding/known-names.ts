import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../platform/database/database.ts'
import { isAnyOf } from '../../../platform/database/select.ts'
import { fold } from '../../maps/public.ts'
import { foldedWords } from '../lexicon/folded-words.ts'
import type { City } from './city-elsewhere.ts'
import { commonNames } from './common-names.ts'
import { countedCities } from './counted-cities.ts'
import { distinctiveWords, type KnownName } from './name-words.ts'
import { type Quarter, quarterIn, quarterNames } from './quarters.ts'
import { type NamedPlace, nameReader } from './read-names.ts'
import { speller } from './spelling.ts'

const AT_ONCE = 1_000
/** Up to this length a list of names is copied to grow. */
const SHORT_LIST = 16
const GONE_FOR_MS = 600_000

/** Up to this many places that came or went are looked up one by one; after more changes, all names are read again. */
const LOOKED_UP_MAX = 1_000

/** A name, and an earlier one of the same place: a corrected place stays known by its former names, too. */
type LatestName = KnownName & { former: LatestName | null; city: City | null; quarter: Quarter | null }

/** Learns the names of all the community's places, and caches them in memory: about 800 bytes each. */
export const knownNames = (database: Database) => {
  const known = new Map<string, LatestName>()
  const byWord = new Map<string, KnownName[]>()
  const areaWords = new Map<string, ReadonlySet<string>>()
  const spelling = speller()
  const common = commonNames()
  /** Places that a question named and that were deleted or hidden, with the time. */
  const gone = new Map<string, number>()
  const cities = countedCities()
  const quarters = quarterNames()
  const reader = nameReader(database)
  let reading: Promise<void> | null = null
  /** Places that appeared, disappeared or changed since the last reading. */
  let doubtful = new Set<string>()
  let isAllDoubtful = false

  const put = (word: string, name: KnownName) => {
    const names = byWord.get(word) ?? []
    // Most words have few names; V8 reserves room for 17 more when it appends to such a list.
    if (names.length < SHORT_LIST) byWord.set(word, names.concat(name))
    else names.push(name)
  }
  const wordsOfAreas = (areas: readonly (string | null)[]): ReadonlySet<string> => {
    const key = areas.map((area) => fold(area ?? '')).join(' ')
    const words = areaWords.get(key) ?? new Set(key.split(' ').filter(Boolean))
    areaWords.set(key, words)
    return words
  }
  const isKnownAs = (id: string, name: string): boolean => {
    for (let one = known.get(id); one; one = one.former ?? undefined) if (one.name === name) return true
    return false
  }
  const add = ({ id, name, city, address, region, country, latitude, longitude }: NamedPlace) => {
    // A hidden place may have been shown again.
    gone.delete(id)
    const folded = foldedWords(name).join(' ')
    if (isKnownAs(id, folded)) return
    const where = { country, latitude, longitude }
    const quarter = city ? quarterIn(address, city) : null
    const added = {
      id,
      name: folded,
      areaWords: wordsOfAreas([city, region, country]),
      former: known.get(id) ?? null,
      city: city ? cities.add({ name: city, ...where }) : null,
      quarter: city && quarter ? quarters.add({ name: quarter, city, ...where }) : null,
    }
    known.set(id, added)
    for (const word of new Set(folded.split(' '))) put(word, added)
    const distinctive = distinctiveWords(added)
    for (const word of distinctive) spelling.add(word)
    if (distinctive.size === 0) common.add(added)
  }

  /** Forgets all names of a place that is no longer there. */
  const remove = (id: string) => {
    for (let name = known.get(id); name; name = name.former ?? undefined) {
      for (const word of new Set(name.name.split(' '))) {
        const left = (byWord.get(word) ?? []).filter((other) => other.id !== id)
        if (left.length > 0) byWord.set(word, left)
        else {
          byWord.delete(word)
          spelling.remove(word)
        }
      }
      common.remove(name)
      if (name.city) cities.remove(name.city)
      if (name.quarter) quarters.remove(name.quarter)
    }
    known.delete(id)
  }

  /** Reads what is new, and the names of these places again; all names if `isReadAgain`. */
  const read = async (asked: readonly string[], isReadAgain: boolean) => {
    const seen = new Set<string>()
    if (isReadAgain) reader.again()
    else if (asked.length > 0)
      for (const place of await reader.these(asked)) {
        seen.add(place.id)
        add(place)
      }
    let count = 0
    for await (const places of reader.read())
      for (const place of places) {
        add(place)
        if (isReadAgain) seen.add(place.id)
        count += 1
        // A hundred thousand names take a second: lets other requests run in between.
        if (count % AT_ONCE === 0) await setImmediate()
      }
    for (const id of asked) if (!seen.has(id)) remove(id)
  }

  const learn = async () => {
    const [ids, isReadAgain] = [doubtful, isAllDoubtful || doubtful.size > LOOKED_UP_MAX]
    doubtful = new Set()
    isAllDoubtful = false
    try {
      await read(isReadAgain ? [...known.keys()] : [...ids], isReadAgain)
    } catch (error) {
      // They are still to be looked up.
      for (const id of ids) doubtful.add(id)
      isAllDoubtful ||= isReadAgain
      throw error
    }
  }

  /** Loads new names; simultaneous callers share the load. */
  const refresh = (): Promise<void> => {
    reading ??= learn().finally(() => {
      reading = null
    })
    return reading
  }

  /** Whether names were read, or are just being read. */
  const isReading = () => known.size > 0 || reading !== null
  const isGone = (id: string): boolean => Date.now() - (gone.get(id) ?? 0) < GONE_FOR_MS

  /** Removes those of these places that no longer exist; returns whether there were any. */
  const forgetGone = async (ids: readonly string[]): Promise<boolean> => {
    if (ids.length === 0) return false
    const rows = await database.selectFrom('place_texts').select('id').where(isAnyOf('id', ids)).execute()
    const existing = new Set(rows.map(({ id }) => id))
    const missing = ids.filter((id) => !existing.has(id))
    for (const id of missing) gone.set(id, Date.now())
    return missing.length > 0
  }

  return {
    byWord,
    spelling,
    common,
    cities: cities.byName,
    quarters,
    refresh,
    isGone,
    forgetGone,
    /** Looks these places up before the next question: they appeared, disappeared or changed. Before the first question nothing is known. */
    doubt: (ids: readonly string[]): void => {
      if (isReading()) for (const id of ids) doubtful.add(id)
    },
    /** Reads all names again before the next question: what happened to places may have been missed. */
    doubtAll: (): void => {
      isAllDoubtful = isReading()
    },
  }
}
