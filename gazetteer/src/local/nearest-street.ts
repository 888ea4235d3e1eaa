import type { DatabaseSync } from 'node:sqlite'
import { kilometresBetween } from '../geometry.ts'

export interface NamedStreet {
  name: string
  city: string | null
  kilometres: number
}

interface Row {
  name: string
  city: string | null
  latitude: number
  longitude: number
}
interface LineRow {
  name: string
  city: string | null
  line: Uint8Array
}

const degree = 111.2
/** How near, in km, a house or a street must be to a point. */
const house = 0.025
const street = 0.12

/** Returns the distance in km from a point to a line of alternating latitudes and longitudes. */
const toLine = (latitude: number, longitude: number, line: Float64Array): number => {
  const narrow = Math.cos((latitude * Math.PI) / 180)
  let best = Number.POSITIVE_INFINITY
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [ay, ax] = [(line[at] ?? 0) - latitude, ((line[at + 1] ?? 0) - longitude) * narrow]
    const [by, bx] = [(line[at + 2] ?? 0) - latitude, ((line[at + 3] ?? 0) - longitude) * narrow]
    const [dx, dy] = [bx - ax, by - ay]
    const square = dx * dx + dy * dy
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square))
    best = Math.min(best, Math.hypot(ax + dx * share, ay + dy * share))
  }
  return best * degree
}

/** Finds the house number or the street nearest to a point. */
export const streetFinder = (database: DatabaseSync) => {
  const houses = database.prepare(
    `SELECT p.name, p.city, p.latitude / 1e5 AS latitude, p.longitude / 1e5 AS longitude
     FROM position o JOIN place p ON p.id = o.id
     WHERE o.north >= ? AND o.south <= ? AND o.east >= ? AND o.west <= ? AND p.kind = 6 LIMIT 200`,
  )
  const streets = database.prepare(
    `SELECT p.name, p.city, s.line FROM street_box b JOIN street s ON s.id = b.id JOIN place p ON p.id = s.place
     WHERE b.north >= ? AND b.south <= ? AND b.east >= ? AND b.west <= ? LIMIT 200`,
  )
  return (latitude: number, longitude: number): NamedStreet | null => {
    const box = (kilometres: number): [number, number, number, number] => {
      const high = kilometres / degree
      const wide = high / Math.max(0.02, Math.cos((latitude * Math.PI) / 180))
      return [latitude - high, latitude + high, longitude - wide, longitude + wide]
    }
    const near = [
      ...(houses.all(...box(house)) as unknown as Row[]).map((row) => ({
        ...row,
        kilometres: kilometresBetween({ latitude, longitude }, row),
        within: house,
      })),
      ...(streets.all(...box(street)) as unknown as LineRow[]).map((row) => ({
        ...row,
        // Adds a little to a street's distance, so that a house wins over the street before its door.
        kilometres: toLine(latitude, longitude, new Float64Array(row.line.slice().buffer)) + house / 2,
        within: street,
      })),
    ]
    const [best] = near
      .filter(({ kilometres, within }) => kilometres <= within)
      .sort((one, other) => one.kilometres - other.kilometres)
    return best ? { name: best.name, city: best.city, kilometres: best.kilometres } : null
  }
}
