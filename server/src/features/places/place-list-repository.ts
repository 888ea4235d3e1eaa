import type { Place } from '@andariego/contract/places'
import { LIST_LIMIT_MAX } from '@andariego/contract/text'
import { type SqlBool, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { unseen } from '../../platform/database/select.ts'
import { nearestPlaces } from './nearest-places.ts'
import { conditions, type PlaceFilter } from './place-conditions.ts'
import { placeColumns } from './select-place.ts'
import './tables.ts'

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
  const nearest = nearestPlaces(database)
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
    // A search is planned each time, for its words; other pages keep one plan.
    const number = (value: number) => (isFiltered(query) ? sql<number>`${value}` : unseen(value, 'bigint'))
    // First the ids, from the index alone; then the columns, only for the rows shown.
    const page = database
      .selectFrom('places')
      .select('places.id')
      .where((builder) => builder.and(conditions(query)(builder)))
      .$if(after !== null, (list) =>
        list.where(
          sql<SqlBool>`(${sql.join(columns.map((column) => sql.ref(`places.${column}`)))}) < (${sql.join(
            (after ?? []).map(
              (value, index) =>
                sql`${unseen(value, 'text')}::${sql.raw(TYPES[columns[index] ?? 'id'] ?? 'uuid')}`,
            ),
          )})`,
        ),
      )
      .$if(after === null, (list) => list.offset(number((query.page - 1) * query.limit)))
      .limit(number(query.limit))
      .orderBy(descending)
    const ids = database.selectFrom(page.as('page')).select('page.id').limit(sql.lit(LIST_LIMIT_MAX))
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

  return {
    list: async (query: PlaceListQuery): Promise<PlacePage> => {
      const { sort, latitude, longitude } = query
      const page =
        sort === 'nearby' && latitude !== undefined && longitude !== undefined
          ? nearest(query, { latitude, longitude })
          : ordered(query, sort === 'nearby' ? 'recent' : sort)
      const [shown, totalCount] = await Promise.all([page, count(query)])
      return { ...shown, totalCount }
    },
  }
}
