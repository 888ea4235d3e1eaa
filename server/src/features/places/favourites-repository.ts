import type { FavouritePlace } from '@andariego/contract/places'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { placeColumns } from './select-place.ts'
import './tables.ts'

export const favouritesRepository = (database: Database | Tx) => ({
  /** Toggles the mark, or sets it as wanted, and returns the new state; simultaneous changes of one mark wait for each other. */
  toggle: async (userId: string, placeId: string, wanted?: boolean): Promise<boolean> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`favourite ${userId} ${placeId}`}, 0))`.execute(
      database,
    )
    const mark = { user_id: userId, place_id: placeId }
    if (wanted !== true) {
      const { numDeletedRows } = await database
        .deleteFrom('favourites')
        .where('user_id', '=', userId)
        .where('place_id', '=', placeId)
        .executeTakeFirst()
      if (wanted === false || numDeletedRows > 0n) return false
    }
    await database
      .insertInto('favourites')
      .values(mark)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  },

  isMarked: async (userId: string, placeId: string): Promise<boolean> =>
    (await database
      .selectFrom('favourites')
      .select('place_id')
      .where('user_id', '=', userId)
      .where('place_id', '=', placeId)
      .executeTakeFirst()) !== undefined,

  /** Newest first; at most 500. */
  list: async (userId: string): Promise<FavouritePlace[]> => {
    const rows = await database
      .selectFrom('favourites')
      .innerJoin('places', 'places.id', 'favourites.place_id')
      .select(placeColumns)
      .where('favourites.user_id', '=', userId)
      .orderBy('favourites.created_at', 'desc')
      .limit(500)
      .execute()
    return rows.map(({ id, name, image, city, isClosed }) => ({ id, name, image, city, isClosed }))
  },
})
