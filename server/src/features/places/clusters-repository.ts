import type { PlaceCluster } from '@andariego/contract/places'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { type Box, cellsAcross, joinNeighbours, MAX_LATITUDE, wholeCells } from './cluster-grid.ts'
import { conditions, type PlaceFilter } from './place-conditions.ts'
import './tables.ts'

/** Returns what the map shows of a box at a zoom: one point per cell of a grid that is fixed on the map. */
export const clustersRepository = (database: Database) => ({
  clusters: async ({ zoom, ...filter }: PlaceFilter & Box & { zoom: number }): Promise<PlaceCluster[]> => {
    const cells = sql.lit(cellsAcross(zoom))
    const limit = sql.lit(MAX_LATITUDE)
    const within = sql`greatest(-${limit}, least(${limit}, places.latitude))`
    const rows = await database
      .with('cells', (query) =>
        query
          .selectFrom('places')
          .select([
            sql<number>`avg(places.latitude)`.as('latitude'),
            sql<number>`avg(places.longitude)`.as('longitude'),
            sql<number>`count(*)`.as('count'),
            // The position of one of its rows: comparing the names or ids of all of them would take most of the time.
            sql<string>`min(places.ctid)`.as('row'),
          ])
          .where((builder) => builder.and(conditions({ ...filter, ...wholeCells(filter, zoom) })(builder)))
          .groupBy([
            sql`floor((places.longitude + 180) / 360 * ${cells})`,
            sql`floor(ln(tan(pi() / 4 + radians(${within}) / 2)) / (2 * pi()) * ${cells})`,
          ]),
      )
      .selectFrom('cells')
      .leftJoin('places', (join) => join.on(sql<SqlBool>`cells.count = 1 and places.ctid = cells.row`))
      .select(['cells.latitude', 'cells.longitude', 'cells.count', 'places.id', 'places.name', 'places.kind'])
      .select(sql<boolean>`places.closed_at is not null`.as('isClosed'))
      .execute()
    return joinNeighbours(rows, zoom).map(({ latitude, longitude, count, id, name, kind, isClosed }) => ({
      latitude,
      longitude,
      count,
      // A cluster merged with its neighbour represents several places, so it names none.
      place:
        count === 1 && id !== null && name !== null
          ? { id, name, latitude, longitude, kind, isClosed }
          : null,
    }))
  },
})
