import { metresBetween, type Position } from '@andariego/contract/distance'
import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import type { Place } from '@andariego/contract/places'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { cursorOf } from '../../platform/database/cursor.ts'
import { type Database, PLANNED_EACH_TIME, type Tables } from '../../platform/database/database.ts'
import { placeColumns } from './select-place.ts'
import './tables.ts'

export interface PlaceFilter {
  q?: string | undefined
  city?: string | undefined
  minRating?: number | undefined
  kind?: PlaceKind | undefined
  west?: number | undefined
  south?: number | undefined
  east?: number | undefined
  north?: number | undefined
}

export interface PlaceListQuery extends PlaceFilter {
  page: number
  limit: number
  sort: 'recent' | 'rating' | 'reviews' | 'nearby'
  latitude?: number | undefined
  longitude?: number | undefined
  cursor?: string | undefined
}

export interface PlacePage {
  places: Place[]
  totalCount: number
  nextCursor: string | null
}

/** How many of the nearest by degrees are compared by metres: a degree of longitude shrinks towards the poles. */
const NEARBY_CANDIDATES = 8

type Expressions = ExpressionBuilder<Tables, 'places'>

const boxOf = (west: number, south: number, east: number, north: number) =>
  sql<SqlBool>`places.location <@ box(point(${west}, ${south}), point(${east}, ${north}))`

/** When west is greater than east, the box crosses the antimeridian: two boxes. */
const within = (
  builder: Expressions,
  { west, south, east, north }: Required<Pick<PlaceFilter, 'west' | 'south' | 'east' | 'north'>>,
) => {
  const [w = -180, s = -90, e = 180, n = 90] = [west, south, east, north]
  return w <= e ? boxOf(w, s, e, n) : builder.or([boxOf(w, s, 180, n), boxOf(-180, s, e, n)])
}

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The conditions for a place to be listed, or counted on the map. */
export const conditions = (filter: PlaceFilter) => (builder: Expressions) => {
  const all = []
  // Each word must occur somewhere: "museo lima" finds the museum in Lima.
  for (const word of filter.q
    ?.split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 8) ?? []) {
    all.push(
      sql<SqlBool>`places.search like '%' || folded(${escapeLike(word)}) || '%' ${sql.raw(PLANNED_EACH_TIME)}`,
    )
  }
  if (filter.city) all.push(sql<SqlBool>`places.city_key = folded(${filter.city})`)
  if (filter.minRating !== undefined) all.push(builder('places.average_rating', '>=', filter.minRating))
  if (filter.kind) all.push(builder('places.kind', '=', filter.kind))
  const { west, south, east, north } = filter
  const isAll = west === -180 && south === -90 && east === 180 && north === 90
  if (west !== undefined && south !== undefined && east !== undefined && north !== undefined && !isAll)
    all.push(within(builder, { west, south, east, north }))
  return all
}

const isFiltered = ({ q, city, minRating, kind, west }: PlaceFilter) =>
  Boolean(q || city || kind) || minRating !== undefined || west !== undefined

/** The columns of each order, all descending, the last one unique. */
const ORDERS = {
  recent: ['created_at', 'id'],
  rating: ['average_rating', 'review_count', 'id'],
  reviews: ['review_count', 'id'],
} as const
const CURSORS = {
  recent: cursorOf('instant', 'uuid'),
  rating: cursorOf('rating', 'count', 'uuid'),
  reviews: cursorOf('count', 'uuid'),
} as const
const TYPES: Record<string, string> = {
  created_at: 'timestamptz',
  id: 'uuid',
  average_rating: 'numeric',
  review_count: 'integer',
}

/** How many searches' totals are cached. */
const COUNTS_KEPT = 2_000

export const placeListRepository = (database: Database) => {
  const counts = new LRUCache<string, { version: string; total: number }>({ max: COUNTS_KEPT })

  /**
   * Returns the number of places, and a version that changes with each place that appears, disappears or gets another kind. Other
   * changes, except ratings, affect no search.
   */
  const all = async (): Promise<{ total: number; version: string }> =>
    (await database
      .selectFrom('counters')
      .select(['total', sql<string>`xmin::text`.as('version')])
      .where('name', '=', 'places')
      .executeTakeFirst()) ?? { total: 0, version: '' }

  const count = async (query: PlaceFilter): Promise<number> => {
    const { total, version } = await all()
    if (!isFiltered(query)) return total
    const { q, city, minRating, kind, west, south, east, north } = query
    const filter = JSON.stringify([q, city, kind, west, south, east, north])
    const known = counts.get(filter)
    if (minRating === undefined && known?.version === version) return known.total
    const row = await database
      .selectFrom('places')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where((builder) => builder.and(conditions(query)(builder)))
      .executeTakeFirst()
    const counted = row?.total ?? 0
    if (minRating === undefined) counts.set(filter, { version, total: counted })
    return counted
  }

  const ordered = async (query: PlaceListQuery, sort: keyof typeof ORDERS) => {
    const columns = ORDERS[sort]
    const descending = sql.join(columns.map((column) => sql`${sql.ref(`places.${column}`)} desc`))
    const after: readonly string[] | null =
      query.cursor === undefined ? null : CURSORS[sort].read(query.cursor)
    // First the ids, from the index alone; then the columns, only for the rows shown.
    const ids = database
      .selectFrom('places')
      .select('places.id')
      .where((builder) => builder.and(conditions(query)(builder)))
      .$if(after !== null, (list) =>
        list.where(
          sql<SqlBool>`(${sql.join(columns.map((column) => sql.ref(`places.${column}`)))}) < (${sql.join(
            (after ?? []).map(
              (value, index) => sql`${value}::text::${sql.raw(TYPES[columns[index] ?? 'id'] ?? 'uuid')}`,
            ),
          )})`,
        ),
      )
      .$if(after === null, (list) => list.offset((query.page - 1) * query.limit))
      .limit(query.limit)
      .orderBy(descending)
    const rows = await database
      .selectFrom('places')
      .select(placeColumns)
      .select([
        sql<string>`places.created_at::text`.as('created_at'),
        'places.average_rating as average_rating',
        'places.review_count as review_count',
      ])
      .where('places.id', 'in', ids)
      .orderBy(descending)
      .execute()
    const last = rows.at(-1)
    return {
      places: rows.map(({ created_at, average_rating, review_count, ...place }) => place),
      nextCursor:
        last && rows.length === query.limit
          ? CURSORS[sort].write(columns.map((column) => last[column]))
          : null,
    }
  }

  const nearby = async (query: PlaceListQuery, centre: Position) => {
    const wanted = query.page * query.limit
    const candidates = await database
      .selectFrom('places')
      .select(placeColumns)
      .where((builder) => builder.and(conditions(query)(builder)))
      .orderBy(sql`places.location <-> point(${centre.longitude}, ${centre.latitude})`)
      .limit(Math.min(wanted * NEARBY_CANDIDATES, 1_000))
      .execute()
    const places = candidates
      .map((place) => ({ place, metres: metresBetween(place, centre) }))
      .sort((a, b) => a.metres - b.metres)
      .slice(wanted - query.limit, wanted)
      .map(({ place }) => place)
    return { places, nextCursor: null }
  }

  return {
    list: async (query: PlaceListQuery): Promise<PlacePage> => {
      const { sort, latitude, longitude } = query
      const page =
        sort === 'nearby' && latitude !== undefined && longitude !== undefined
          ? nearby(query, { latitude, longitude })
          : ordered(query, sort === 'nearby' ? 'recent' : sort)
      const [shown, totalCount] = await Promise.all([page, count(query)])
      return { ...shown, totalCount }
    },
  }
}
