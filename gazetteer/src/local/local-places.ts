import { DatabaseSync } from 'node:sqlite'
import { kilometresBetween } from '../geometry.ts'
import { fold } from '../names.ts'
import { type SearchQuery, searcher } from '../search.ts'
import type { Suggestion } from '../suggestion.ts'
import { type Kinship, kinshipOf, singular } from './kinds-typed.ts'
import { type NamedStreet, streetFinder } from './nearest-street.ts'
import { houseNumberIn, plainQuery } from './street-types.ts'

export type LocalSuggestion = Suggestion & {
  /** Street and house number. */
  street: string | null
  /** Its kind, in Spanish. */
  category: string | null
  /** In OpenStreetMap's notation. */
  hours: string | null
}

export interface LocalPlaces {
  /** Returns at most `limit` (default 8) things, best matches first. */
  scored: (query: SearchQuery) => { suggestion: LocalSuggestion; score: number }[]
  /** Returns the street, or the house, at a point; null where none is near. */
  streetAt: (latitude: number, longitude: number) => NamedStreet | null
  close: () => void
}

interface Detail {
  street: string | null
  category: string | null
  hours: string | null
  /** Other names of the category, as 'autobús / paradero'. */
  synonyms: string | null
}
const NONE: Detail = { street: null, category: null, hours: null, synonyms: null }

/** Files that earlier versions wrote have no synonyms. */
const synonymsColumn = (database: DatabaseSync) => {
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('detail')
  return columns.some(({ name }) => name === 'synonyms') ? 'synonyms' : 'NULL AS synonyms'
}

const memory = 'PRAGMA mmap_size = 134217728; PRAGMA cache_size = -1024; PRAGMA query_only = ON'

/** Omits the street that a house's name already contains: 'Carrer Major 12'. */
const addressWith = ({ name, address }: Suggestion, street: string | null) =>
  street === null || street === name ? address : [name, street, ...address.split(', ').slice(1)].join(', ')

/** Within a town near things come first: the greatest bonus at the point itself, half of it two kilometres away. */
const roundTheCorner = 0.5
const halfAt = 2

const nearness = (place: Suggestion, { latitude, longitude }: SearchQuery) =>
  latitude === undefined || longitude === undefined
    ? 0
    : roundTheCorner / (1 + kilometresBetween(place, { latitude, longitude }) / halfAt)

/** What a thing in the town that was typed has over one of the same name elsewhere in the region. */
const inItsTown = 0.05

const namesItsTown = ({ city }: Suggestion, typed: string) =>
  city !== null && ` ${typed} `.includes(` ${fold(city)} `)

/** The score of everything of the kind that was typed: 'farmacia' finds the nearest, whether its name says so or not. */
const ofTheKind = 1.25
/** 'museo' means those around first, and not the most famous of the world; this far away, in km, is around. */
const aroundHere: Record<Kinship, number> = { exact: 0.6, begun: 0.3 }
const around = 25
/** What a street has less than a house: that the typed number is known. */
const unknownNumber = 0.4

const kindScore = (kinship: Kinship, place: Suggestion, { latitude, longitude }: SearchQuery) =>
  ofTheKind +
  (latitude !== undefined &&
  longitude !== undefined &&
  kilometresBetween(place, { latitude, longitude }) <= around
    ? aroundHere[kinship]
    : 0)

/** Opens a file made by `buildLocalPlaces`. */
export const openLocalPlaces = (file: string): LocalPlaces => {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec(memory)
  const search = searcher(database, { isLocal: true })
  const detailOf = database.prepare(
    `SELECT street, category, hours, ${synonymsColumn(database)} FROM detail WHERE id = ?`,
  )
  return {
    scored: (query) => {
      const typed = fold(query.q)
      const others = [plainQuery(query.q), singular(typed)].filter((q) => q !== null)
      const found = [query.q, ...others].flatMap((q) => search({ ...query, q }))
      const house = houseNumberIn(query.q)
      const isKnown = ({ suggestion }: (typeof found)[number]) =>
        ` ${fold(suggestion.name)} `.includes(` ${house?.number} `)
      // Few of the world's houses are on the map, but their streets are.
      if (house && !found.some(isKnown))
        for (const q of [house.street, plainQuery(house.street)].filter((street) => street !== null))
          for (const one of search({ ...query, q })) found.push({ ...one, score: one.score - unknownNumber })
      const best = new Map<number, (typeof found)[number]>()
      for (const one of found) if (one.score > (best.get(one.row.id)?.score ?? 0)) best.set(one.row.id, one)
      return [...best.values()]
        .map(({ row, score, suggestion }) => {
          const { synonyms, ...detail } = (detailOf.get(row.id) as Detail | undefined) ?? NONE
          const kinship = kinshipOf({ category: detail.category, synonyms }, typed)
          const ofKind = kinship ? kindScore(kinship, suggestion, query) + row.importance / 10 : 0
          const likeness = kinship === 'exact' ? ofKind : Math.max(ofKind, score)
          return {
            score: likeness + nearness(suggestion, query) + (namesItsTown(suggestion, typed) ? inItsTown : 0),
            suggestion: { ...suggestion, ...detail, address: addressWith(suggestion, detail.street) },
          }
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, query.limit ?? 8)
    },
    streetAt: streetFinder(database),
    close: () => database.close(),
  }
}
