import { DatabaseSync } from 'node:sqlite'
import { kilometresBetween } from '../geometry.ts'
import { fold } from '../names.ts'
import { type SearchQuery, searcher } from '../search.ts'
import type { Suggestion } from '../suggestion.ts'
import { type NamedStreet, streetFinder } from './nearest-street.ts'
import { plainQuery } from './street-types.ts'

export type LocalSuggestion = Suggestion & {
  /** Street and house number. */
  street: string | null
  /** Its kind, in Spanish. */
  category: string | null
  /** In OpenStreetMap's notation. */
  hours: string | null
}

export type LocalPlaces = {
  /** Returns at most `limit` (default 8) things, best matches first. */
  scored: (query: SearchQuery) => { suggestion: LocalSuggestion; score: number }[]
  /** Returns the street, or the house, at a point; null where none is near. */
  streetAt: (latitude: number, longitude: number) => NamedStreet | null
  close: () => void
}

type Detail = { street: string | null; category: string | null; hours: string | null }
const NONE: Detail = { street: null, category: null, hours: null }

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

/** Returns the singular of a folded text of one word: 'bares' gives 'bar'; null when it has none. */
const singular = (typed: string) => {
  const [, stem] = /^([a-z]+?(?:[aeiou](?=s$)|[dlnrz](?=es$)))e?s$/.exec(typed) ?? []
  return stem ?? null
}

const isKind = (category: string | null, typed: string) =>
  category !== null && [typed, singular(typed)].includes(fold(category))

/** Opens a file made by `buildLocalPlaces`. */
export const openLocalPlaces = (file: string): LocalPlaces => {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec(memory)
  const search = searcher(database, { isLocal: true })
  const detailOf = database.prepare('SELECT street, category, hours FROM detail WHERE id = ?')
  return {
    scored: (query) => {
      const typed = fold(query.q)
      const others = [plainQuery(query.q), singular(typed)].filter((q) => q !== null)
      const found = [query.q, ...others].flatMap((q) => search({ ...query, q }))
      const best = new Map<number, (typeof found)[number]>()
      for (const one of found) if (one.score > (best.get(one.row.id)?.score ?? 0)) best.set(one.row.id, one)
      return [...best.values()]
        .map(({ row, score, suggestion }) => {
          const detail = (detailOf.get(row.id) as Detail | undefined) ?? NONE
          const likeness = isKind(detail.category, typed) ? ofTheKind + row.importance / 10 : score
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
