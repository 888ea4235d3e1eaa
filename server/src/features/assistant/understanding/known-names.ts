import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../platform/database/database.ts'
import { isAnyOf } from '../../../platform/database/select.ts'
import { fold } from '../../maps/public.ts'
import { foldedWords } from '../lexicon/folded-words.ts'
import type { City } from './city-elsewhere.ts'
import { commonNames } from './common-names.ts'
import { distinctiveWords, type KnownName } from './match-name.ts'
import { quarterIn, quarterNames } from './quarters.ts'
import { nameReader } from './read-names.ts'
import { speller } from './spelling.ts'

const AT_ONCE = 1_000
/** Up to this length a list of names is copied to grow. */
const SHORT_LIST = 16
const GONE_FOR_MS = 600_000

/** A name, and an earlier one of the same place: a corrected place stays known by its former names, too. */
type LatestName = KnownName & { former: LatestName | null }

/** Learns the names of all the community's places, and caches them in memory: about 800 bytes each. */
export const knownNames = (database: Database) => {
  const known = new Map<string, LatestName>()
  const byWord = new Map<string, KnownName[]>()
  const areaWords = new Map<string, ReadonlySet<string>>()
  const spelling = speller()
  const common = commonNames()
  /** Places that a question named and that were deleted or hidden, with the time. */
  const gone = new Map<string, number>()
  /** The cities of the community's places, each at the position of its first place. */
  const cities = new Map<string, City>()
  const quarters = quarterNames()
  const reader = nameReader(database)
  let reading: Promise<void> | null = null

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
  const add = (id: string, name: string, areas: readonly (string | null)[]) => {
    const added = { id, name, areaWords: wordsOfAreas(areas), former: known.get(id) ?? null }
    known.set(id, added)
    for (const word of new Set(name.split(' '))) put(word, added)
    const distinctive = distinctiveWords(added)
    for (const word of distinctive) spelling.add(word)
    if (distinctive.size === 0) common.add(added)
  }

  const learn = async () => {
    let count = 0
    for await (const places of reader.read())
      for (const { id, name, city, address, region, country, latitude, longitude } of places) {
        const folded = foldedWords(name).join(' ')
        if (!isKnownAs(id, folded)) add(id, folded, [city, region, country])
        // A hidden place may have been shown again.
        gone.delete(id)
        if (city && !cities.has(fold(city)))
          cities.set(fold(city), { name: city, country, latitude, longitude })
        const quarter = city ? quarterIn(address, city) : null
        if (city && quarter) quarters.add({ name: quarter, city, country, latitude, longitude })
        count += 1
        // A hundred thousand names take a second: lets other requests run in between.
        if (count % AT_ONCE === 0) await setImmediate()
      }
  }

  /** Loads new names; simultaneous callers share the load. */
  const refresh = (): Promise<void> => {
    reading ??= learn().finally(() => {
      reading = null
    })
    return reading
  }

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

  return { byWord, spelling, common, cities, quarters, refresh, isGone, forgetGone }
}
