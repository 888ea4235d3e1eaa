import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { builtinGazetteer, fold } from '../../maps/public.ts'
import '../tables.ts'
import { isCommonWord, matchOf, type NamedPlace, namedPlace, type PlaceMatch } from './match-name.ts'
import { sound, speller } from './spelling.ts'

const KNOWN_AREA = 0.5
const HEARD_LETTERS = 6
const HINT_LETTERS = 5
const AT_ONCE = 1_000
const GONE_FOR_MS = 600_000
/** Places newer, or corrected later, than the newest known are looked for this far back: transactions do not end in the order they began. */
const OVERLAP = '2 minutes'

/** Somewhere that the community says its places are, though the map may not know it. */
export interface City {
  name: string
  country: string | null
  latitude: number
  longitude: number
}

/** The names of all places of the community, kept in memory: some 200 bytes a place. */
const placeNames = (database: Database) => {
  const known = new Set<string>()
  const byWord = new Map<string, NamedPlace[]>()
  const byJoined = new Map<string, NamedPlace[]>()
  const spelling = speller()
  /** Places that a question named and that were gone, deleted or hidden, and when: the latter may come back. */
  const gone = new Map<string, number>()
  /** The cities that the community says its places are in, each where the first of them is. */
  const cities = new Map<string, City>()
  let newest: string | null = null
  let reading: Promise<void> | null = null

  const put = (map: Map<string, NamedPlace[]>, key: string, place: NamedPlace) => {
    const list = map.get(key)
    if (list) list.push(place)
    else map.set(key, [place])
  }
  const add = (id: string, name: string, areas: readonly (string | null)[]) => {
    const words = fold(name).split(' ').filter(Boolean)
    const place = namedPlace(id, words, new Set(areas.flatMap((area) => (area ? fold(area).split(' ') : []))))
    known.add(`${id} ${name}`)
    for (const word of new Set(words)) put(byWord, word, place)
    if (words.length > 1) put(byJoined, words.join(''), place)
    for (const word of place.distinctive) spelling.add(word)
  }

  const learn = async () => {
    const rows = await database
      .selectFrom('place_texts')
      .leftJoin('assistant_places', 'assistant_places.place_id', 'place_texts.id')
      .select([
        'place_texts.id',
        'place_texts.name',
        'place_texts.city',
        'place_texts.latitude',
        'place_texts.longitude',
        'assistant_places.region',
        'assistant_places.country',
        sql<string>`greatest(created_at, corrected_at)::text`.as('told'),
      ])
      .$if(newest !== null, (query) =>
        query.where(sql<boolean>`(created_at > ${newest}::timestamptz - ${OVERLAP}::interval
          or corrected_at > ${newest}::timestamptz - ${OVERLAP}::interval)`),
      )
      .orderBy('told')
      .execute()
    for (const [index, row] of rows.entries()) {
      const { id, name, city, region, country, latitude, longitude, told } = row
      // By a name that was corrected it is still known to whoever has not heard.
      if (!known.has(`${id} ${name}`)) add(id, name, [city, region, country])
      if (city && !cities.has(fold(city)))
        cities.set(fold(city), { name: city, country, latitude, longitude })
      newest = told
      // A hundred thousand names take a second: others are answered in between.
      if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
    }
  }

  /** 'teleférico' is a word of its own, and yet it may be how 'TelefériQo' was typed. */
  const soundsLike = (word: string): string[] => {
    const meant = word.length >= HEARD_LETTERS ? spelling.meant(word) : null
    return meant && sound(meant) === sound(word) ? [meant] : []
  }
  const wordsMeant = (word: string): string[] => {
    if (byWord.has(word)) return [word]
    if (isCommonWord(word)) return soundsLike(word)
    // 'Barcelona' is no slip of 'Barceloneta'.
    const [area] = builtinGazetteer().named(word, { misspelt: false })
    if (area && area.importance >= KNOWN_AREA) return []
    const meant = spelling.meant(word)
    return meant ? [meant] : []
  }

  /** Learns the names that came since; who asks meanwhile waits for the same reading. */
  const refresh = (): Promise<void> => {
    reading ??= learn().finally(() => {
      reading = null
    })
    return reading
  }

  const countSharing = (words: readonly string[]): number => {
    const [first = '', ...others] = words
    const places = byWord.get(first) ?? []
    return others.length === 0
      ? places.length
      : places.filter((place) => others.every((word) => place.words.includes(word))).length
  }

  const isGone = (id: string): boolean => Date.now() - (gone.get(id) ?? 0) < GONE_FOR_MS

  return {
    refresh,
    /** The one place that has this word in its name; null where there is none, or several. */
    onlyCalled: (word: string): string | null => {
      const [place, ...others] = byWord.get(word) ?? []
      return place && others.length === 0 && word.length >= HINT_LETTERS && !isGone(place.id)
        ? place.id
        : null
    },
    cityCalled: (name: string): City | undefined => cities.get(name),
    /** Forgets those of these places that are there no more; whether there were any. */
    forgetGone: async (ids: readonly string[]): Promise<boolean> => {
      if (ids.length === 0) return false
      const rows = await database.selectFrom('place_texts').select('id').where('id', 'in', ids).execute()
      const standing = new Set(rows.map(({ id }) => id))
      const missing = ids.filter((id) => !standing.has(id))
      for (const id of missing) gone.set(id, Date.now())
      return missing.length > 0
    },
    /** The places whose names stand in a question, whole, in part or misspelt; the surest first. */
    find: (words: readonly string[]): PlaceMatch[] => {
      const at = new Map<string, number[]>()
      words.forEach((word, spot) => {
        for (const meant of wordsMeant(word)) at.set(meant, [...(at.get(meant) ?? []), spot])
      })
      // Hundreds of namesakes ask the same: counted once for each question.
      const counts = new Map<string, number>()
      const sharing = (said: readonly string[]): number => {
        const key = said.join(' ')
        const count = counts.get(key) ?? countSharing(said)
        counts.set(key, count)
        return count
      }
      const candidates = new Set<NamedPlace>()
      for (const word of at.keys()) {
        const places = byWord.get(word) ?? []
        if (places.length <= 400 || !isCommonWord(word)) for (const place of places) candidates.add(place)
      }
      const found = [...candidates]
        .map((place) => matchOf(place, words, at, sharing))
        .filter((match) => match !== null)
        .filter(({ id }) => !isGone(id))
      words.forEach((word, spot) => {
        const joined = (byJoined.get(word) ?? []).filter(({ id }) => !isGone(id))
        for (const { id } of joined)
          found.push({ id, from: spot, to: spot + 1, at: [spot], share: 1, isWeak: false })
      })
      return found.sort((a, b) => b.at.length - a.at.length || b.share - a.share)
    },
  }
}
export type PlaceNames = ReturnType<typeof placeNames>

const shared = new WeakMap<Database, PlaceNames>()
/** The names that all who read questions share: they are large. */
export const sharedPlaceNames = (database: Database): PlaceNames => {
  const known = shared.get(database) ?? placeNames(database)
  shared.set(database, known)
  return known
}
