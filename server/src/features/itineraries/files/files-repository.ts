import type { TripFile } from '@andariego/contract/trip-files'
import { STOP_FILES_MAX, TRIP_FILES_MAX } from '@andariego/contract/trips-rules'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Undecided } from '../../../platform/policy.ts'
import { mediaOf, mediaRepository } from '../../media/public.ts'
import { mayOpen } from '../access.ts'
import '../tables.ts'

/** The owner, in terms of `media`, of a trip's file; each owner has one file. */
export const OWNER = 'trip-file'
export const tripFileOwner = (id: string) => ({ type: OWNER, id })

interface NewFile {
  id: string
  itineraryId: string
  stopId: string
  userId: string
}

/** A query of the ids of all files that a user added to trips. */
export const fileIdsOf = (userId: string) => sql`select id from itinerary_files where user_id = ${userId}`

/** Files attached to the stops of trips. */
export const filesRepository = (database: Database | Tx) => {
  const where = async (condition: RawBuilder<SqlBool>): Promise<Undecided<TripFile>[]> => {
    const rows = await database
      .selectFrom('itinerary_files')
      .select([
        'itinerary_files.id',
        'stop_id as stopId',
        mediaOf(OWNER, sql.ref('itinerary_files.id')).as('media'),
      ])
      .where(condition)
      .orderBy('itinerary_files.id')
      .execute()
    return rows.flatMap(({ media: [media], ...file }) => (media ? [{ ...file, media }] : []))
  }
  /** Deletes the rows of these files, and returns what they have in storage. */
  const taken = async (condition: RawBuilder<SqlBool>) => {
    const files = await database.selectFrom('itinerary_files').select('id').where(condition).execute()
    const media = mediaRepository(database)
    const stored = []
    for (const { id } of files) stored.push(...(await media.filesOf(tripFileOwner(id))))
    await database.deleteFrom('itinerary_files').where(condition).execute()
    return stored
  }

  return {
    of: (itineraryId: string) => where(sql`itinerary_id = ${itineraryId}`),

    one: async (id: string) => (await where(sql`itinerary_files.id = ${id}`))[0],

    /** Adds a file to a locked itinerary; false when the stop or the trip has the maximum. */
    add: async ({ id, itineraryId, stopId, userId }: NewFile): Promise<boolean> => {
      const { rows } = await sql`
        insert into itinerary_files (id, itinerary_id, stop_id, user_id)
        select ${id}, ${itineraryId}, ${stopId}, ${userId}
        from (
          select count(*) as "all", count(*) filter (where stop_id = ${stopId}) as here
          from itinerary_files where itinerary_id = ${itineraryId}
        ) as known
        where known.all < ${TRIP_FILES_MAX} and known.here < ${STOP_FILES_MAX}
        returning id`.execute(database)
      return rows.length > 0
    },

    /** Deletes the rows and returns the stored files: `discard` them after the commit. */
    take: (itineraryId: string, id: string) =>
      taken(sql`itinerary_id = ${itineraryId} and itinerary_files.id = ${id}`),
    takeAllOf: (itineraryId: string) => taken(sql`itinerary_id = ${itineraryId}`),
    /** The files that a user added, and all files of the user's own trips. */
    takeAllOfUser: (userId: string) =>
      taken(
        sql`user_id = ${userId} or itinerary_id in (select id from itineraries where owner_id = ${userId})`,
      ),

    /** Returns the files that a user added, for their export. */
    by: (userId: string) =>
      database
        .selectFrom('itinerary_files')
        .select(['id', 'itinerary_id as itineraryId', 'stop_id as stopId'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    isOpenTo: async (id: string, userId: string): Promise<boolean> => {
      const file = await database
        .selectFrom('itinerary_files')
        .innerJoin('itineraries', 'itineraries.id', 'itinerary_files.itinerary_id')
        .select('itinerary_files.id')
        .where('itinerary_files.id', '=', id)
        .where(mayOpen(userId))
        .executeTakeFirst()
      return file !== undefined
    },
  }
}
