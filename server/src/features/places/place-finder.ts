import type { Place } from '@andariego/contract/places'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { escapeLike } from './place-conditions.ts'
import { type PlaceListQuery, placeListRepository } from './place-list-repository.ts'
import { placesRepository } from './places-repository.ts'
import { placeColumns } from './select-place.ts'

/** Longer texts are no names, and their trigrams would take long. */
const NAME_MAX = 80

export type FindPlaces = Partial<PlaceListQuery> & Pick<PlaceListQuery, 'sort' | 'limit'>

/** Swaps of neighbouring letters: the misspelling that trigrams recognize least. */
const SWAPPED_FROM = 5
const SWAPPED_TO = 40
const swapped = (name: string): string[] =>
  name.length < SWAPPED_FROM || name.length > SWAPPED_TO
    ? []
    : Array.from(
        { length: name.length - 1 },
        (_, at) => name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
      )
const SWAPPED_LIKENESS = 0.85

export type NamedPlace = Place & { likeness: number; isWhole: boolean }

/** Finds places for other domains, by filters or by an approximate name. */
export const placeFinder = (database: Database) => {
  const lists = placeListRepository(database)

  const like = (folded: RawBuilder<string>, limit: number): Promise<NamedPlace[]> =>
    database
      .selectFrom('places')
      .select(placeColumns)
      .select([
        sql<number>`word_similarity(${folded}, places.name_key)::float8`.as('likeness'),
        sql<boolean>`places.name_key = ${folded}`.as('isWhole'),
      ])
      // The trigram index contains name, address and city; matches only in the latter two are filtered out.
      .where(sql<SqlBool>`${folded} <% places.search`)
      .where(sql<SqlBool>`${folded} <% places.name_key`)
      .orderBy(
        sql`(places.name_key = ${folded}) desc, round(word_similarity(${folded}, places.name_key)::numeric, 2) desc, places.review_count desc, places.id`,
      )
      .limit(limit)
      .execute()

  const withSwaps = async (name: string, limit: number): Promise<NamedPlace[]> => {
    const patterns = swapped(name).map((variant) => `%${escapeLike(variant)}%`)
    if (patterns.length === 0) return []
    const anyOf = sql`any(array[${sql.join(patterns.map((pattern) => sql`folded(${pattern})`))}])`
    const rows = await database
      .selectFrom('places')
      .select(placeColumns)
      .where(sql<SqlBool>`places.search like ${anyOf}`)
      .where(sql<SqlBool>`places.name_key like ${anyOf}`)
      .orderBy('places.review_count', 'desc')
      .limit(limit)
      .execute()
    return rows.map((place) => ({ ...place, likeness: SWAPPED_LIKENESS, isWhole: false }))
  }

  return {
    place: placesRepository(database).place,

    list: async (query: FindPlaces): Promise<Place[]> => (await lists.list({ page: 1, ...query })).places,

    /** Returns those of these ids that exist, in order. */
    these: async (ids: readonly string[]): Promise<Place[]> => {
      if (ids.length === 0) return []
      const rows = await placesRepository(database).withIds(ids)
      const byId = new Map(rows.map((place) => [place.id, place]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    /** Finds places whose name contains approximately this text, best matches first; `likeness` is 1 for an exact match. */
    named: async (text: string, limit: number): Promise<NamedPlace[]> => {
      const name = text.slice(0, NAME_MAX)
      const found = await like(sql<string>`folded(${name})`, limit)
      return found.length > 0 ? found : withSwaps(name, limit)
    },
  }
}
export type PlaceFinder = ReturnType<typeof placeFinder>
