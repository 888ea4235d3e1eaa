import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { PlatformEvent } from '../../platform/events.ts'

/** Everybody who may open an itinerary. */
export const audienceOf = async (tx: Tx, itineraryId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select owner_id as id from itineraries where id = ${itineraryId}
    union
    select user_id from itinerary_shares join group_people using (group_id) where itinerary_id = ${itineraryId}
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Tells the open pages of these users that an itinerary has changed, for what is in it or for who may open it. */
export const itineraryEvent = (itineraryId: string, userIds: string[]): PlatformEvent => ({
  type: 'live',
  userIds: [...new Set(userIds)],
  event: { type: 'itinerary', itineraryId },
})
