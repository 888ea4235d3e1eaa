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

/** Opens a file made by `buildLocalPlaces`. */
export const openLocalPlaces = (file: string): LocalPlaces => {
  const database = new DatabaseSync(file, { readOnly: true })
  database.exec(memory)
  const search = searcher(database)
  const detailOf = database.prepare('SELECT street, category, hours FROM detail WHERE id = ?')
  return {
    scored: (query) => {
      const plain = plainQuery(fold(query.q))
      const found = [...search(query), ...(plain === null ? [] : search({ ...query, q: plain }))]
      const best = new Map<number, (typeof found)[number]>()
      for (const one of found) if (one.score > (best.get(one.row.id)?.score ?? 0)) best.set(one.row.id, one)
      return [...best.values()].map(({ row, score, suggestion }) => {
        const detail = (detailOf.get(row.id) as Detail | undefined) ?? NONE
        return {
          score: score + nearness(suggestion, query),
          suggestion: { ...suggestion, ...detail, address: addressWith(suggestion, detail.street) },
        }
      })
    },
    streetAt: streetFinder(database),
    close: () => database.close(),
  }
}
