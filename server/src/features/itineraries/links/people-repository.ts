import type { Person } from '@andariego/contract/people'
import { TRIP_PEOPLE_MAX, type TripRole } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isBlockedFor, personJson } from '../../people/public.ts'
import '../tables.ts'

/** People with whom a trip is shared singly. */
export const tripPeopleRepository = (database: Database | Tx) => ({
  of: async (itineraryId: string, viewerId: string): Promise<(Person & { role: TripRole })[]> => {
    const { rows } = await sql<{ person: Person; role: TripRole }>`
      select ${personJson(viewerId)} as person, role
      from itinerary_people join people on people.id = itinerary_people.user_id
      where itinerary_id = ${itineraryId}
      order by since, user_id`.execute(database)
    return rows.map(({ person, role }) => ({ ...person, role }))
  },

  /** Whether this user exists for the caller; a user blocked either way does not. */
  exists: async (userId: string, callerId: string): Promise<boolean> => {
    const { rows } = await sql`select from people
      where id = ${userId} and not ${isBlockedFor(callerId, 'people.id')}`.execute(database)
    return rows.length > 0
  },

  /** Whether the itinerary is shared with this user singly. */
  isIn: async (itineraryId: string, userId: string): Promise<boolean> => {
    const row = await database
      .selectFrom('itinerary_people')
      .select('user_id')
      .where('itinerary_id', '=', itineraryId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Whether the owner took this user out of the itinerary, and has not invited them since. */
  wasTakenOut: async (itineraryId: string, userId: string): Promise<boolean> => {
    const row = await database
      .selectFrom('itinerary_removed_people')
      .select('user_id')
      .where('itinerary_id', '=', itineraryId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Shares a locked itinerary with a user; false when it is shared with the maximum. */
  put: async (itineraryId: string, userId: string, role: TripRole): Promise<boolean> => {
    const { rows } = await sql`
      insert into itinerary_people (itinerary_id, user_id, role)
      select ${itineraryId}, ${userId}, ${role}
      where (
        select count(*) from itinerary_people where itinerary_id = ${itineraryId} and user_id <> ${userId}
      ) < ${TRIP_PEOPLE_MAX}
      on conflict (itinerary_id, user_id) do update set role = excluded.role
      returning user_id`.execute(database)
    if (rows.length === 0) return false
    await database
      .deleteFrom('itinerary_removed_people')
      .where('itinerary_id', '=', itineraryId)
      .where('user_id', '=', userId)
      .execute()
    return true
  },

  /** Takes a user out of a locked itinerary, so that links do not let them in again; false when it was not shared with them. */
  takeOut: async (itineraryId: string, userId: string): Promise<boolean> => {
    if (!(await tripPeopleRepository(database).remove(itineraryId, userId))) return false
    await database
      .insertInto('itinerary_removed_people')
      .values({ itinerary_id: itineraryId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  },

  remove: async (itineraryId: string, userId: string): Promise<boolean> => {
    const { numDeletedRows } = await database
      .deleteFrom('itinerary_people')
      .where('itinerary_id', '=', itineraryId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
