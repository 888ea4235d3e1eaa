import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../platform/database/database.ts'
import { PLANNED_EACH_TIME } from '../../platform/database/pool.ts'
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

type Expressions = ExpressionBuilder<Tables, 'places'>

const boxOf = (west: number, south: number, east: number, north: number) =>
  sql<SqlBool>`places.location <@ box(point(${west}, ${south}), point(${east}, ${north}))`

/** When west is greater than east, the box crosses the antimeridian: two boxes. */
export const within = (
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
