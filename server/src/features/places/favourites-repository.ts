import type { FavouritePlace } from '@andariego/contract/places'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { placeImage, placeIsClosed } from './select-place.ts'
import './tables.ts'

export const favouritesRepository = (database: Database | Tx) => ({
  /** Makes simultaneous changes of one mark wait for each other, until the transaction ends. Call it before `toggle`. */
  takeTurns: (userId: string, placeId: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`favourite ${userId} ${placeId}`}, 0))`.execute(
      database,
    ),

  /** Toggles the mark, or sets it as wanted, and returns the new state. */
  toggle: async (userId: string, placeId: string, wanted: boolean | null): Promise<boolean> => {
    const { rows } = await sql<{ isMarked: boolean }>`
      with gone as (
        delete from favourites
        where user_id = ${userId} and place_id = ${placeId} and ${wanted}::boolean is distinct from true returning 1
      ), added as (
        insert into favourites (user_id, place_id) select ${userId}::uuid, ${placeId}::uuid
        where ${wanted}::boolean is distinct from false and not exists (select from gone) on conflict do nothing
      )
      select ${wanted}::boolean is distinct from false and not exists (select from gone) as "isMarked"
    `.execute(database)
    return rows[0]?.isMarked ?? false
  },

  isMarked: async (userId: string, placeId: string): Promise<boolean> =>
    (await database
      .selectFrom('favourites')
      .select('place_id')
      .where('user_id', '=', userId)
      .where('place_id', '=', placeId)
      .executeTakeFirst()) !== undefined,

  /** Newest first; at most 500. */
  list: (userId: string): Promise<FavouritePlace[]> =>
    database
      .selectFrom('favourites')
      .innerJoin('places', 'places.id', 'favourites.place_id')
      .select(['places.id', 'places.name', 'places.city', placeImage, placeIsClosed])
      .where('favourites.user_id', '=', userId)
      .orderBy('favourites.created_at', 'desc')
      .limit(500)
      .execute(),
})
