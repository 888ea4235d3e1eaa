import type { PresentPerson } from '@andariego/contract/trip-company'
import { PRESENCE_LASTS_SECONDS } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isBlockedFor, personJson } from '../../people/public.ts'
import '../tables.ts'

interface Page {
  pageId: string
  itineraryId: string
  userId: string
  stopId: string | null
}

const isThere = sql<boolean>`itinerary_presence.seen_at > clock_timestamp() - make_interval(secs => ${PRESENCE_LASTS_SECONDS})`

/** Which pages show which trip right now. */
export const presenceRepository = (database: Database | Tx) => ({
  /** Returns the other people present, as the viewer may see them; of a person's pages, the most recently used one. */
  of: async (itineraryId: string, viewerId: string): Promise<PresentPerson[]> => {
    const { rows } = await sql<{ person: Omit<PresentPerson, 'stopId'>; stopId: string | null }>`
      select ${personJson(viewerId)} as person, last.stop_id as "stopId"
      from (
        select distinct on (user_id) user_id, stop_id
        from itinerary_presence
        where itinerary_id = ${itineraryId} and user_id <> ${viewerId} and ${isThere}
        order by user_id, stop_id is null, seen_at desc
      ) as last
      join people on people.id = last.user_id
      where not ${isBlockedFor(viewerId, 'last.user_id')}
      order by people.id`.execute(database)
    return rows.map(({ person, stopId }) => ({ ...person, stopId }))
  },

  /** Returns the ids of the users whose pages show the trip. */
  users: async (itineraryId: string): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select distinct user_id as id from itinerary_presence
      where itinerary_id = ${itineraryId} and ${isThere}`.execute(database)
    return rows.map(({ id }) => id)
  },

  /** Records that a page is open; returns whether the page or its stop is new. Does not change another user's page. */
  put: async ({ pageId, itineraryId, userId, stopId }: Page): Promise<boolean> => {
    const { rows: known } = await sql`
      select from itinerary_presence
      where page_id = ${pageId} and user_id = ${userId} and itinerary_id = ${itineraryId}
        and stop_id is not distinct from ${stopId}::uuid and ${isThere}`.execute(database)
    await sql`
      insert into itinerary_presence (page_id, itinerary_id, user_id, stop_id)
      values (${pageId}, ${itineraryId}, ${userId}, ${stopId})
      on conflict (page_id) do update
        set itinerary_id = excluded.itinerary_id, stop_id = excluded.stop_id, seen_at = excluded.seen_at
        where itinerary_presence.user_id = excluded.user_id`.execute(database)
    return known.length === 0
  },

  drop: async (page: { pageId: string; itineraryId: string; userId: string }): Promise<boolean> => {
    const { numDeletedRows } = await database
      .deleteFrom('itinerary_presence')
      .where('page_id', '=', page.pageId)
      .where('itinerary_id', '=', page.itineraryId)
      .where('user_id', '=', page.userId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  dropAllOf: (userId: string) =>
    database.deleteFrom('itinerary_presence').where('user_id', '=', userId).execute(),

  /** Deletes pages that have gone silent; skips rows that another process is deleting. */
  forgetSilent: () =>
    sql`delete from itinerary_presence where page_id in (
      select page_id from itinerary_presence where not ${isThere} limit 100 for update skip locked
    )`.execute(database),
})
