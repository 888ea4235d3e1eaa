import type { DescriptionVersion } from '@andariego/contract/places'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { Undecided } from '../../platform/policy.ts'
import { isBlockedFor, shownEmail } from '../people/public.ts'
import './tables.ts'

/** Returns the versions of a place's description, newest first, as `viewerId` sees them; at most 200. */
export const descriptionHistory = (
  database: Database,
  placeId: string,
  viewerId: string | null,
): Promise<Undecided<DescriptionVersion>[]> =>
  database
    .selectFrom('place_descriptions')
    .leftJoin('people', 'people.id', 'place_descriptions.author_id')
    .select([
      'place_descriptions.id',
      'place_descriptions.description',
      'people.id as authorId',
      shownEmail(viewerId).as('authorEmail'),
      'people.name as authorName',
      'people.handle as authorHandle',
      isoInstant('place_descriptions.created_at').as('createdAt'),
    ])
    .where('place_id', '=', placeId)
    .where('hidden_at', 'is', null)
    .where(sql<SqlBool>`not ${isBlockedFor(viewerId, 'place_descriptions.author_id')}`)
    .orderBy('place_descriptions.id', 'desc')
    .limit(200)
    .execute()
