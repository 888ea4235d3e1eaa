import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import './tables.ts'

export const sharesRepository = (tx: Tx) => ({
  /** Shares an itinerary with exactly these groups. Returns false, and changes nothing, when its owner is not in one of them. */
  put: async (itineraryId: string, ownerId: string, groupIds: string[]): Promise<boolean> => {
    const { rows } = await sql`
      select from group_people
      where user_id = ${ownerId} and group_id = any(${groupIds}::uuid[])`.execute(tx)
    if (rows.length < groupIds.length) return false
    await sql`delete from itinerary_shares
      where itinerary_id = ${itineraryId} and group_id <> all(${groupIds}::uuid[])`.execute(tx)
    await sql`
      insert into itinerary_shares (itinerary_id, group_id)
      select ${itineraryId}, unnest(${groupIds}::uuid[])
      on conflict do nothing`.execute(tx)
    return true
  },
})
