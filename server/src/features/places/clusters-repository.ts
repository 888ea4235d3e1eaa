import type { PlaceCluster } from '@andariego/contract/places'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { type Box, cellsAcross, joinNeighbours, MAX_LATITUDE, wholeCells } from './cluster-grid.ts'
import { conditions, type PlaceFilter } from './place-list-repository.ts'
import './tables.ts'

/** What the map shows of a box at a zoom: one point per cell of a grid that lies fixed on the map. */
export const clustersRepository = (database: Database) => ({
  clusters: async ({ zoom, ...filter }: PlaceFilter & Box & { zoom: number }): Promise<PlaceCluster[]> => {
    const cells = sql.lit(cellsAcross(zoom))
    const limit = sql.lit(MAX_LATITUDE)
    const within = sql`greatest(-${limit}, least(${limit}, places.latitude))`
    const rows = await database
      .selectFrom('places')
      .select([
        sql<number>`avg(places.latitude)`.as('latitude'),
        sql<number>`avg(places.longitude)`.as('longitude'),
        sql<number>`count(*)`.as('count'),
        sql<string>`min(places.id::text)`.as('id'),
        sql<string>`min(places.name)`.as('name'),
      ])
      .where((builder) => builder.and(conditions({ ...filter, ...wholeCells(filter, zoom) })(builder)))
      .groupBy([
        sql`floor((places.longitude + 180) / 360 * ${cells})`,
        sql`floor(ln(tan(pi() / 4 + radians(${within}) / 2)) / (2 * pi()) * ${cells})`,
      ])
      .execute()
    return joinNeighbours(rows, zoom).map(({ latitude, longitude, count, id, name }) => ({
      latitude,
      longitude,
      count,
      place: count === 1 ? { id, name, latitude, longitude } : null,
    }))
  },
})
