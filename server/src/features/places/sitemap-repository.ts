import type { Database } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import './tables.ts'

/** Ids of places for search engines, oldest first, so that a new place changes only the last page. */
export const sitemapRepository = (database: Database) => ({
  count: async (): Promise<number> => {
    const row = await database
      .selectFrom('counters')
      .select('total')
      .where('name', '=', 'places')
      .executeTakeFirst()
    return row?.total ?? 0
  },

  page: (page: number, size: number) =>
    database
      .selectFrom('places')
      .select(['id', isoInstant('places.created_at').as('createdAt')])
      .orderBy('id')
      .offset((page - 1) * size)
      .limit(size)
      .execute(),
})
