import { type SqlBool, sql } from 'kysely'
import type { Area } from '../understanding/area.ts'

/** The area and kinds in which places are searched. */
export interface Scope {
  area: Area | null
  kinds: readonly string[]
}

const KILOMETRES_PER_DEGREE = 111.2

const inBox = ([west, south, east, north]: readonly [number, number, number, number]) =>
  sql<SqlBool>`f.location <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`

/** A condition: whether `f`, a row of assistant_places, is in an area. */
export const within = (area: Area | null) => {
  if (area === null) return sql<SqlBool>`true`
  if (area.type === 'countries') return sql<SqlBool>`f.country = any(${area.countries}::text[])`
  if (area.type === 'region') return sql<SqlBool>`f.country = ${area.country} and f.region = ${area.name}`
  if (area.type === 'box') {
    return area.countries.length === 0
      ? inBox(area.box)
      : sql<SqlBool>`${inBox(area.box)} and f.country = any(${area.countries}::text[])`
  }
  if (area.type === 'zone') {
    const parts = [sql<SqlBool>`f.country = any(${area.countries}::text[])`, ...area.boxes.map(inBox)]
    return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
  }
  const height = area.kilometres / KILOMETRES_PER_DEGREE
  const width = height / Math.max(0.05, Math.cos((area.latitude * Math.PI) / 180))
  return sql<SqlBool>`f.location <@ box(
    point(${area.longitude - width}::float8, ${area.latitude - height}::float8),
    point(${area.longitude + width}::float8, ${area.latitude + height}::float8))`
}
/** A condition: whether the place has one of these kinds, by its name or its texts. */
export const ofKinds = (kinds: readonly string[]) =>
  kinds.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(f.kinds && ${[...kinds]}::text[] or f.told_kinds && ${[...kinds]}::text[])`
