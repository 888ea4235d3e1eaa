import type { Person, PublicProfile } from '@andariego/contract/people'
import { PEOPLE_FOUND_MAX } from '@andariego/contract/people-rules'
import { tidyHandle } from '@andariego/contract/profile-rules'
import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isAnyOf, isoInstant } from '../../platform/database/select.ts'
import { calledColumns, isBlockedFor, isMutedFor, shownEmail } from './select-person.ts'
import './tables.ts'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A profile without what other domains and the policy add to it. */
export type SelectedProfile = Omit<PublicProfile, 'stats' | 'may'>

/** People as others see them. */
export const peopleRepository = (database: Database | Tx) => {
  /** Selects everybody except people with a block between them and the viewer. */
  const called = (viewerId: string | null) =>
    database
      .selectFrom('people')
      .select(['people.id', shownEmail(viewerId).as('email'), ...calledColumns(viewerId)])
      .where(sql<SqlBool>`not ${isBlockedFor(viewerId, 'people.id')}`)
  const select = (viewerId: string | null) =>
    called(viewerId).select([
      isoInstant('people.created_at').as('createdAt'),
      'people.bio',
      'people.home_city as homeCity',
      'people.languages',
      isMutedFor(viewerId, 'people.id').as('isMuted'),
      'people.is_public as isPublic',
    ])

  return {
    /** Returns a person as `viewerId` sees them; a visitor sees only public profiles. */
    one: (id: string, viewerId: string | null): Promise<SelectedProfile | undefined> =>
      select(viewerId)
        .where('people.id', '=', id)
        .$if(viewerId === null, (query) => query.where('people.is_public', '=', true))
        .executeTakeFirst(),

    /** Returns a person as visitors see everybody: for moderators, who must not see hidden e-mails either. */
    shownToVisitors: (id: string) =>
      called(null)
        .select(isoInstant('people.created_at').as('createdAt'))
        .where('people.id', '=', id)
        .executeTakeFirst(),

    /** Returns the e-mail to which mail is sent. Never show it to others: `userEmail` is what the person shows. */
    addressOf: async (id: string): Promise<string | undefined> => {
      const row = await database.selectFrom('people').select('email').where('id', '=', id).executeTakeFirst()
      return row?.email
    },

    /** Returns those of them that exist, as `viewerId` sees them. */
    some: (ids: readonly string[], viewerId: string): Promise<Person[]> =>
      called(viewerId).where(isAnyOf('people.id', ids)).execute(),

    /** The same, and locks their accounts against removal until the transaction ends. */
    held: (ids: readonly string[], viewerId: string): Promise<Person[]> =>
      called(viewerId).where(isAnyOf('people.id', ids)).forKeyShare().execute(),

    /** Locks a person until the transaction ends. */
    lock: (id: string) =>
      database.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute(),

    /** Finds people whose name, handle or visible e-mail contains the text; first those that begin with it. */
    search: (part: string, viewerId: string) => {
      const pattern = escapeLike(part)
      const handle = escapeLike(tidyHandle(part))
      const email = sql`lower(${shownEmail(viewerId)})`
      return select(viewerId)
        .where(
          sql<SqlBool>`(${email} like '%' || lower(${pattern}) || '%'
            or people.name_key like '%' || folded(${pattern}) || '%' or people.handle like '%' || ${handle} || '%')`,
        )
        .where('people.id', '<>', viewerId)
        .orderBy(
          sql`not coalesce(${email} like lower(${pattern}) || '%', false)
            and not coalesce(people.name_key like folded(${pattern}) || '%', false)
            and not coalesce(people.handle like ${handle} || '%', false),
          coalesce(people.name_key, ${email}, people.handle), people.id`,
        )
        .limit(PEOPLE_FOUND_MAX)
        .execute()
    },

    /** Whether the person exists, regardless of blocks. */
    exists: async (id: string): Promise<boolean> => {
      const row = await database.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst()
      return row !== undefined
    },

    /** Returns whose handle this is or was; for visitors only people with a public profile. */
    withHandle: (handle: string, viewerId: string | null) =>
      database
        .selectFrom('handles')
        .innerJoin('people', 'people.id', 'handles.user_id')
        .select(['people.id', 'people.handle'])
        .where('handles.handle', '=', tidyHandle(handle))
        .where(sql<SqlBool>`not ${isBlockedFor(viewerId, 'people.id')}`)
        .$if(viewerId === null, (query) => query.where('people.is_public', '=', true))
        .executeTakeFirst(),
  }
}
