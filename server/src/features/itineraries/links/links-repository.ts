import { randomUUIDv7 } from 'node:crypto'
import type { TripLink } from '@andariego/contract/trip-links'
import { LINKS_MAX } from '@andariego/contract/trips-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/select.ts'
import '../tables.ts'

const columns = [
  'id',
  'kind',
  'fields',
  'until',
  'role',
  isoInstant('itinerary_links.created_at').as('createdAt'),
] as const

type NewLink = Pick<TripLink, 'kind' | 'fields' | 'until' | 'role'>

export const linksRepository = (database: Database | Tx) => ({
  /** Adds a link to a locked itinerary; undefined when it has the maximum. */
  add: async (itineraryId: string, link: NewLink, hash: Buffer): Promise<TripLink | undefined> => {
    const { count } = await database
      .selectFrom('itinerary_links')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('itinerary_id', '=', itineraryId)
      .executeTakeFirstOrThrow()
    if (count >= LINKS_MAX) return undefined
    return database
      .insertInto('itinerary_links')
      .values({ id: randomUUIDv7(), itinerary_id: itineraryId, token_hash: hash, ...link })
      .returning(columns)
      .executeTakeFirstOrThrow()
  },

  of: (itineraryId: string): Promise<TripLink[]> =>
    database
      .selectFrom('itinerary_links')
      .select(columns)
      .where('itinerary_id', '=', itineraryId)
      .orderBy('id', 'desc')
      .execute(),

  remove: async (itineraryId: string, id: string): Promise<boolean> => {
    const { numDeletedRows } = await database
      .deleteFrom('itinerary_links')
      .where('itinerary_id', '=', itineraryId)
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  /** Returns the link with this secret if it is valid: until its last day has ended in every time zone. */
  opening: (hash: Buffer, kind: TripLink['kind']) =>
    database
      .selectFrom('itinerary_links')
      .innerJoin('itineraries', 'itineraries.id', 'itinerary_links.itinerary_id')
      .select(['itineraries.id as itineraryId', 'owner_id as ownerId', 'fields', 'role'])
      .where('token_hash', '=', hash)
      .where('kind', '=', kind)
      .where((where) =>
        where.or([
          where('until', 'is', null),
          where('until', '>=', sql<string>`((now() at time zone 'utc') - interval '12 hours')::date`),
        ]),
      )
      .executeTakeFirst(),
})
