import { placesMessages } from '@andariego/contract/places-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/errors.ts'
import './tables.ts'

/** Entries that were united with another one. */
export const mergedPlaces = (database: Database | Tx) => ({
  /** Whatever had been united with the first before leads to the second as well. */
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

  /** It stands for itself again. */
  remove: (goneId: string) => database.deleteFrom('merged_places').where('gone_id', '=', goneId).execute(),

  /** The answer to an address under which no place is shown. Moderators may undo a union, so it is not said to be for good. */
  missing: async (id: string): Promise<Failure> => {
    const row = await database
      .selectFrom('merged_places')
      .innerJoin('places', 'places.id', 'merged_places.kept_id')
      .select('places.id')
      .where('merged_places.gone_id', '=', id)
      .executeTakeFirst()
    return row
      ? new Failure(307, 'moved', placesMessages.merged, { headers: { location: `/api/places/${row.id}` } })
      : new Failure(404, 'not-found', placesMessages.notFound)
  },
})
