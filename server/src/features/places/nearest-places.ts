import { EARTH_RADIUS_METRES, type Position } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { sql } from 'kysely'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { boxAround } from './cells.ts'
import { conditions, type PlaceFilter, within } from './place-conditions.ts'
import { placeColumns } from './select-place.ts'
import './tables.ts'

/** Twice the earth's radius in decimetres: distances are compared as whole numbers, which a cursor repeats exactly. */
const DIAMETER = Math.round(2 * 10 * EARTH_RADIUS_METRES)
/** Half the earth's circumference in decimetres, rounded up: everything is nearer. */
const ANYWHERE = 200_200_000

/** The great-circle distance in decimetres, as `metresBetween` has it. */
const distanceFrom = ({ latitude, longitude }: Position) =>
  sql<number>`round(${sql.lit(DIAMETER)} * asin(sqrt(least(1,
    power(sin(radians(places.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(places.latitude))
      * power(sin(radians(places.longitude - ${longitude}::float8) / 2), 2)))))::integer`

/** How many places came before, and distance and id of the last one. */
const CURSOR = cursorOf('count', 'count', 'uuid')

interface NearestQuery extends PlaceFilter {
  page: number
  limit: number
  cursor?: string | undefined
}

export const nearestPlaces = (database: Database) => {
  /**
   * Returns a distance within which there are at least this many places. The index orders by degrees, which are shorter towards the
   * poles and end at the antimeridian: the farthest of the first ones by degrees may be too far, but never too near.
   */
  const reachOf = async (query: NearestQuery, centre: Position, wanted: number): Promise<number> => {
    const candidates = database
      .selectFrom('places')
      .select(['places.latitude', 'places.longitude'])
      .where((builder) => builder.and(conditions(query)(builder)))
      .orderBy(sql`places.location <-> point(${centre.longitude}, ${centre.latitude})`)
      .limit(wanted)
    const { count, farthest } = await database
      .selectFrom(candidates.as('places'))
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max(distanceFrom(centre)).as('farthest')])
      .executeTakeFirstOrThrow()
    return count < wanted ? ANYWHERE : (farthest ?? ANYWHERE)
  }

  const listWithin = (query: NearestQuery, centre: Position, reach: number) => {
    const after = query.cursor === undefined ? null : CURSOR.read(query.cursor)
    const distance = distanceFrom(centre)
    const nearest = database
      .selectFrom('places')
      .select(['places.id', distance.as('distance')])
      .where((builder) => builder.and(conditions(query)(builder)))
      .$if(reach < ANYWHERE, (list) =>
        list.where((builder) => within(builder, boxAround(centre, reach / 10 + 1))),
      )
      .$if(after !== null, (list) =>
        list.where(
          sql<boolean>`(${distance}, places.id) > (${after?.[1]}::text::integer, ${after?.[2]}::text::uuid)`,
        ),
      )
      .$if(after === null, (list) => list.offset((query.page - 1) * query.limit))
      .orderBy('distance')
      .orderBy('places.id')
      .limit(query.limit)
    return database
      .selectFrom(nearest.as('nearest'))
      .innerJoin('places', 'places.id', 'nearest.id')
      .select(placeColumns)
      .select('nearest.distance')
      .orderBy('nearest.distance')
      .orderBy('nearest.id')
      .execute()
  }

  /** Returns a page of the places around a point, the nearest first. */
  return async (
    query: NearestQuery,
    centre: Position,
  ): Promise<{ places: Place[]; nextCursor: string | null }> => {
    const before =
      query.cursor === undefined ? (query.page - 1) * query.limit : Number(CURSOR.read(query.cursor)[0])
    const reach = await reachOf(query, centre, before + query.limit)
    const found = await listWithin(query, centre, reach)
    // Fewer than there were: some of those before have been removed, so that the reach was too short.
    const rows =
      found.length < query.limit && reach < ANYWHERE ? await listWithin(query, centre, ANYWHERE) : found
    const last = rows.at(-1)
    return {
      places: rows.map(({ distance: _, ...place }) => place),
      nextCursor:
        last && rows.length === query.limit
          ? CURSOR.write([before + rows.length, last.distance, last.id])
          : null,
    }
  }
}
