import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { builtinGazetteer, fold } from '../../maps/public.ts'
import '../tables.ts'
import { isCommonWord, matchOf, type NamedPlace, namedPlace, type PlaceMatch } from './match-name.ts'
import { sound, speller } from './spelling.ts'

const KNOWN_AREA = 0.5
const HEARD_LETTERS = 6
/** Places newer than the newest known are looked for this far back: transactions do not end in the order they began. */
const OVERLAP = '2 minutes'

/** The names of all places of the community, kept in memory: some 200 bytes a place. */
export const placeNames = (database: Database) => {
  const known = new Map<string, NamedPlace>()
  let byWord = new Map<string, NamedPlace[]>()
  let byJoined = new Map<string, NamedPlace[]>()
  let correct: ReturnType<typeof speller> = () => null
  let newest: string | null = null

  const add = (id: string, name: string, areas: readonly (string | null)[]) => {
    const words = fold(name).split(' ').filter(Boolean)
    known.set(
      id,
      namedPlace(id, words, new Set(areas.flatMap((area) => (area ? fold(area).split(' ') : [])))),
    )
  }

  const index = () => {
    byWord = new Map()
    byJoined = new Map()
    const put = (map: Map<string, NamedPlace[]>, key: string, place: NamedPlace) => {
      const list = map.get(key)
      if (list) list.push(place)
      else map.set(key, [place])
    }
    for (const place of known.values()) {
      for (const word of new Set(place.words)) put(byWord, word, place)
      if (place.words.length > 1) put(byJoined, place.words.join(''), place)
    }
    correct = speller([...known.values()].flatMap(({ distinctive }) => [...distinctive]))
  }

  /** Learns the names that came since. */
  const refresh = async () => {
    const rows = await database
      .selectFrom('place_texts')
      .leftJoin('assistant_places', 'assistant_places.place_id', 'place_texts.id')
      .select([
        'place_texts.id',
        'place_texts.name',
        'place_texts.city',
        'assistant_places.region',
        'assistant_places.country',
        sql<string>`created_at::text`.as('created'),
      ])
      .$if(newest !== null, (query) =>
        query.where(sql<boolean>`created_at > ${newest}::timestamptz - ${OVERLAP}::interval`),
      )
      .orderBy('created_at')
      .execute()
    let grown = false
    for (const { id, name, city, region, country, created } of rows) {
      if (!known.has(id)) {
        add(id, name, [city, region, country])
        grown = true
      }
      newest = created
    }
    if (grown) index()
  }

  /** 'teleférico' is a word of its own, and yet it may be how 'TelefériQo' was typed. */
  const soundsLike = (word: string): string[] => {
    const meant = word.length >= HEARD_LETTERS ? correct(word) : null
    return meant && sound(meant) === sound(word) ? [meant] : []
  }
  const wordsMeant = (word: string): string[] => {
    if (byWord.has(word)) return [word]
    if (isCommonWord(word)) return soundsLike(word)
    // 'Barcelona' is no slip of 'Barceloneta'.
    const [area] = builtinGazetteer().named(word, { misspelt: false })
    if (area && area.importance >= KNOWN_AREA) return []
    const meant = correct(word)
    return meant ? [meant] : []
  }

  const sharing = (words: readonly string[]): number => {
    const [first = '', ...others] = words
    const places = byWord.get(first) ?? []
    return others.length === 0
      ? places.length
      : places.filter((place) => others.every((word) => place.words.includes(word))).length
  }

  return {
    refresh,
    /** The places whose names stand in a question, whole, in part or misspelt; the surest first. */
    find: (words: readonly string[]): PlaceMatch[] => {
      const at = new Map<string, number[]>()
      words.forEach((word, spot) => {
        for (const meant of wordsMeant(word)) at.set(meant, [...(at.get(meant) ?? []), spot])
      })
      const candidates = new Set<NamedPlace>()
      for (const word of at.keys()) {
        const places = byWord.get(word) ?? []
        if (places.length <= 400 || !isCommonWord(word)) for (const place of places) candidates.add(place)
      }
      const found = [...candidates]
        .map((place) => matchOf(place, words, at, sharing))
        .filter((match) => match !== null)
      words.forEach((word, spot) => {
        const joined = byJoined.get(word) ?? []
        for (const { id } of joined)
          found.push({ id, from: spot, to: spot + 1, at: [spot], share: 1, isWeak: false })
      })
      return found.sort((a, b) => b.at.length - a.at.length || b.share - a.share)
    },
  }
}
export type PlaceNames = ReturnType<typeof placeNames>
