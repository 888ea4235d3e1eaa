import { metresBetween, type Position } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { NEARBY_METRES, NEARBY_SHOWN } from '@andariego/contract/places-rules'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { boxAround } from './cells.ts'
import { placeColumns } from './select-place.ts'
import './tables.ts'

/** How many of the nearest by degrees are compared by metres: a degree of longitude shrinks towards the poles. */
const CANDIDATES = 40

/** Returns the places near another one, nearest first, without itself. */
export const nearbyRepository =
  (database: Database) =>
  async (place: Position & { id: string }): Promise<Place[]> => {
    const around = (longitude: number) =>
      database
        .selectFrom('places')
        .select(placeColumns)
        .where('places.id', '<>', place.id)
        .orderBy(sql`places.location <-> point(${longitude}, ${place.latitude})`)
        .limit(sql.lit(CANDIDATES))
        .execute()
    const { west, east } = boxAround(place, NEARBY_METRES)
    // The index knows no antimeridian: beyond it, it is asked from the other end of the map.
    const beyond = west > east ? await around(place.longitude - 360 * Math.sign(place.longitude)) : []
    const candidates = new Map(
      [...(await around(place.longitude)), ...beyond].map((found) => [found.id, found]),
    )
    return [...candidates.values()]
      .map((other) => ({ other, metres: metresBetween(other, place) }))
      .filter(({ metres }) => metres <= NEARBY_METRES)
      .sort((a, b) => a.metres - b.metres)
      .slice(0, NEARBY_SHOWN)
      .map(({ other }) => other)
  }
