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

/** What the people of a trip say about its stops. */
export const commentsRepository = (database: Database | Tx) => {
  /** Those that this viewer sees. */
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

    /** For a locked itinerary: the new comment's id, or undefined when there are as many as there may be. */
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

    /** Hidden or not, for moderators. */
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

    /** Everything that somebody said, for their export. */
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

    /** Takes back all that somebody said; returns the trips where that was. */
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
