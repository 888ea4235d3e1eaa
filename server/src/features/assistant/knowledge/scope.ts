import { type SqlBool, sql } from 'kysely'
import { type Area, ONE_DAY_KILOMETRES } from '../understanding/area.ts'

/** The area and kinds in which places are searched. */
export interface Scope {
  area: Area | null
  kinds: readonly string[]
}

const KILOMETRES_PER_DEGREE = 111.2

const inBox = ([west, south, east, north]: Box) =>
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
  const { ownCity } = area
  const inside = inBox(boxAround(area, area.kilometres))
  if (ownCity === undefined) return inside
  const around = inBox(boxAround(area, Math.max(area.kilometres, ONE_DAY_KILOMETRES)))
  return sql<SqlBool>`(${around} and (${inside} or f.city = ${ownCity}))`
}

type Box = readonly [west: number, south: number, east: number, north: number]
const boxAround = (
  { latitude, longitude }: { latitude: number; longitude: number },
  kilometres: number,
): Box => {
  const height = kilometres / KILOMETRES_PER_DEGREE
  const width = height / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  return [longitude - width, latitude - height, longitude + width, latitude + height]
}

/** A condition: whether the place has one of these kinds, by its name or its texts. */
export const ofKinds = (kinds: readonly string[]) =>
  kinds.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(f.kinds && ${[...kinds]}::text[] or f.told_kinds && ${[...kinds]}::text[])`
