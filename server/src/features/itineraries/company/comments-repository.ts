import { randomUUIDv7 } from 'node:crypto'
import type { TripComment } from '@andariego/contract/trip-company'
import { TRIP_COMMENTS_MAX } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/select.ts'
import type { Undecided } from '../../../platform/policy.ts'
import { isBlockedFor, personJson } from '../../people/public.ts'
import '../tables.ts'

interface NewComment {
  itineraryId: string
  stopId: string
  userId: string
  content: string
}

/** Comments on the stops of a trip. */
export const commentsRepository = (database: Database | Tx) => {
  /** The comments that this viewer may see. */
  const shown = (viewerId: string) =>
    database
      .selectFrom('itinerary_comments')
      .innerJoin('people', 'people.id', 'itinerary_comments.user_id')
      .select([
        'itinerary_comments.id',
        'stop_id as stopId',
        personJson(viewerId).as('by'),
        'content',
        isoInstant('itinerary_comments.created_at').as('createdAt'),
      ])
      .where('hidden_at', 'is', null)
      .where(({ not }) => not(isBlockedFor(viewerId, 'itinerary_comments.user_id')))

  return {
    of: (itineraryId: string, viewerId: string): Promise<Undecided<TripComment>[]> =>
      shown(viewerId)
        .where('itinerary_id', '=', itineraryId)
        .orderBy('itinerary_comments.created_at')
        .orderBy('itinerary_comments.id')
        .execute(),

    one: (id: string, viewerId: string): Promise<Undecided<TripComment>> =>
      shown(viewerId).where('itinerary_comments.id', '=', id).executeTakeFirstOrThrow(),

    /** Adds a comment to a locked itinerary. Returns its id, or undefined when the trip has the maximum. */
    add: async ({ itineraryId, stopId, userId, content }: NewComment): Promise<string | undefined> => {
      const id = randomUUIDv7()
      const { rows } = await sql`
        insert into itinerary_comments (id, itinerary_id, stop_id, user_id, content)
        select ${id}, ${itineraryId}, ${stopId}, ${userId}, ${content}
        where (
          select count(*) from itinerary_comments where itinerary_id = ${itineraryId}
        ) < ${TRIP_COMMENTS_MAX}
        returning id`.execute(database)
      return rows.length > 0 ? id : undefined
    },

    remove: (id: string) => database.deleteFrom('itinerary_comments').where('id', '=', id).execute(),

    setHidden: (id: string, isHidden: boolean) =>
      database
        .updateTable('itinerary_comments')
        .set({ hidden_at: isHidden ? new Date() : null })
        .where('id', '=', id)
        .execute(),

    /** Finds a comment, hidden or not, for moderators. */
    any: (id: string) =>
      database
        .selectFrom('itinerary_comments')
        .leftJoin('people', 'people.id', 'itinerary_comments.user_id')
        .select([
          'itinerary_comments.id',
          'itinerary_id as itineraryId',
          'people.id as authorId',
          'content',
          'hidden_at as hiddenAt',
        ])
        .where('itinerary_comments.id', '=', id)
        .executeTakeFirst(),

    /** Returns all comments of a user, for their export. */
    by: (userId: string) =>
      database
        .selectFrom('itinerary_comments')
        .select([
          'itinerary_id as itineraryId',
          'stop_id as stopId',
          'content',
          isoInstant('itinerary_comments.created_at').as('createdAt'),
        ])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    /** Deletes all comments of a user; returns the ids of their trips. */
    removeBy: async (userId: string): Promise<string[]> => {
      const rows = await database
        .deleteFrom('itinerary_comments')
        .where('user_id', '=', userId)
        .returning('itinerary_id as id')
        .execute()
      return [...new Set(rows.map(({ id }) => id))]
    },
  }
}
