import { placesMessages } from '@andariego/contract/places-rules'
import { serverMessages } from '@andariego/contract/server-messages'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/errors.ts'
import './tables.ts'

/** Entries that were merged into another one. */
export const mergedPlaces = (database: Database | Tx) => ({
  /** Entries that were merged into the first one before now lead to the second one too. */
  add: async (goneId: string, keptId: string) => {
    await database
      .updateTable('merged_places')
      .set({ kept_id: keptId })
      .where('kept_id', '=', goneId)
      .execute()
    await database
      .insertInto('merged_places')
      .values({ gone_id: goneId, kept_id: keptId })
      .onConflict((conflict) => conflict.column('gone_id').doUpdateSet({ kept_id: keptId }))
      .execute()
  },

  /** Undoes a merge. */
  remove: (goneId: string) => database.deleteFrom('merged_places').where('gone_id', '=', goneId).execute(),

  /**
   * Returns the error for an id without a visible place: a temporary redirect when it was merged, because moderators may undo
   * that; else a 404. `below`: the part of the address after the id, such as '/poster.svg'.
   */
  missing: async (id: string, below = ''): Promise<Failure> => {
    const row = await database
      .selectFrom('merged_places')
      .innerJoin('places', 'places.id', 'merged_places.kept_id')
      .select('places.id')
      .where('merged_places.gone_id', '=', id)
      .executeTakeFirst()
    return row
      ? new Failure(307, 'moved', serverMessages.placeMerged, {
          headers: { location: `/api/places/${row.id}${below}` },
        })
      : new Failure(404, 'not-found', placesMessages.notFound)
  },
})
