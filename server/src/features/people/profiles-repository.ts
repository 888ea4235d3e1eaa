import type { Profile, WrittenProfile } from '@andariego/contract/profile'
import { HANDLE_DAYS } from '@andariego/contract/profile-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Undecided } from '../../platform/policy.ts'
import './tables.ts'

const fixedUntil = sql`profiles.handle_changed_at + make_interval(days => ${sql.lit(HANDLE_DAYS)})`

/** Profiles, as their owners wrote them. */
export const profilesRepository = (database: Database | Tx) => ({
  /** Undefined when the account was deleted. */
  one: async (userId: string): Promise<Undecided<Profile> | undefined> => {
    const row = await database
      .selectFrom('profiles')
      .innerJoin('people', 'people.id', 'profiles.user_id')
      .select([
        'people.id',
        'people.email',
        'profiles.name',
        'profiles.handle',
        sql<Date | null>`case when ${fixedUntil} > now() then ${fixedUntil} end`.as('fixedUntil'),
        'profiles.bio',
        'profiles.home_city as homeCity',
        'profiles.languages',
        'profiles.email_visibility as emailVisibility',
        'profiles.is_public as isPublic',
        // The file of a hidden portrait is shown to nobody.
        sql<string | null>`case when profiles.hidden_at is null then profiles.portrait_id end`.as('portrait'),
        sql<boolean>`profiles.hidden_at is not null`.as('isHidden'),
        sql<boolean>`profiles.asked_at is not null`.as('wasAsked'),
      ])
      .where('profiles.user_id', '=', userId)
      .executeTakeFirst()
    if (!row) return undefined
    const { fixedUntil: until, ...profile } = row
    return { ...profile, handleFixedUntil: until?.toISOString() ?? null }
  },

  /** Locks the profile until the transaction ends. */
  lock: (userId: string) =>
    database
      .selectFrom('profiles')
      .select('user_id')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .execute(),

  /** Returns the names and handles of all moderators except this user. */
  moderatorsBeside: async (userId: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('people')
      .select(['name', 'handle'])
      .where('is_moderator', '=', true)
      .where('id', '<>', userId)
      .execute()
    return rows.flatMap(({ name, handle }) => [name, handle].filter((called) => called !== null))
  },

  /** Returns every handle that a user has or had. */
  handlesOf: async (userId: string): Promise<string[]> => {
    const rows = await database.selectFrom('handles').select('handle').where('user_id', '=', userId).execute()
    return rows.map(({ handle }) => handle)
  },

  /** Reserves a handle for a user for good; returns false when another user has or had it. */
  takeHandle: async (handle: string, userId: string): Promise<boolean> => {
    const row = await database
      .insertInto('handles')
      .values({ handle, user_id: userId })
      .onConflict((conflict) => conflict.column('handle').doUpdateSet({ handle: sql`excluded.handle` }))
      .returning('user_id')
      .executeTakeFirstOrThrow()
    return row.user_id === userId
  },

  write: (
    userId: string,
    {
      name = null,
      handle = null,
      bio = null,
      homeCity = null,
      languages = [],
      emailVisibility,
      isPublic,
    }: WrittenProfile,
    /** Whether the handle replaces an earlier one. */
    { isAnotherHandle }: { isAnotherHandle: boolean },
  ) =>
    database
      .updateTable('profiles')
      .set({
        name,
        handle,
        ...(isAnotherHandle && { handle_changed_at: sql`now()` }),
        bio,
        home_city: homeCity,
        languages,
        ...(isPublic !== undefined && { is_public: isPublic }),
        email_visibility:
          emailVisibility ??
          sql`case when name is null and ${name}::text is not null and email_visibility = 'everyone' then 'nobody' else email_visibility end`,
      })
      .where('user_id', '=', userId)
      .execute(),

  /** Hides everything that a user tells of themselves, or shows it again. */
  setHidden: (userId: string, isHidden: boolean) =>
    database
      .updateTable('profiles')
      .set({ hidden_at: isHidden ? sql<Date>`now()` : null })
      .where('user_id', '=', userId)
      .execute(),

  /** Sets the portrait's file; null restores the generated one. */
  setPortrait: (userId: string, portraitId: string | null) =>
    database.updateTable('profiles').set({ portrait_id: portraitId }).where('user_id', '=', userId).execute(),

  /** Records that the user was asked; returns whether it was the first time. */
  ask: async (userId: string): Promise<boolean> => {
    const row = await database
      .updateTable('profiles')
      .set({ asked_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('asked_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst()
    return row !== undefined
  },
})
