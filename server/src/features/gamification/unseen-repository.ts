import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'

export interface Unseen {
  level: number | null
  badges: string[]
}

/** Stores what a user earned and has not been told yet. */
export const unseenRepository = (database: Database | Tx) => ({
  keep: (userId: string, level: number | null, badges: readonly string[]) =>
    database
      .updateTable('user_stats')
      .set({
        unseen_badges: sql`unseen_badges || ${[...badges]}::text[]`,
        ...(level !== null && { unseen_level: level }),
      })
      .where('user_id', '=', userId)
      .execute(),

  /** Deletes what is no longer true: a level above this one, lost badges. */
  forget: (userId: string, level: number, badges: readonly string[]) =>
    sql`update user_stats set
        unseen_level = case when unseen_level <= ${level} then unseen_level end,
        unseen_badges = array(
          select badge from unnest(unseen_badges) with ordinality as unseen (badge, position)
          where badge <> all (${[...badges]}::text[]) order by position
        )
      where user_id = ${userId} and (unseen_level is not null or unseen_badges <> '{}')`.execute(database),

  exists: async (userId: string): Promise<boolean> =>
    (await database
      .selectFrom('user_stats')
      .select('user_id')
      .where('user_id', '=', userId)
      .where(sql<boolean>`(unseen_level is not null or unseen_badges <> '{}')`)
      .executeTakeFirst()) !== undefined,

  /** Takes the unseen news once: of two simultaneous calls, only one gets it. */
  take: async (userId: string): Promise<Unseen | null> => {
    const { rows } = await sql<Unseen>`
      with unseen as (
        select user_id, unseen_level as level, unseen_badges as badges from user_stats
        where user_id = ${userId} and (unseen_level is not null or unseen_badges <> '{}')
        for no key update
      )
      update user_stats set unseen_level = null, unseen_badges = '{}'
      from unseen where user_stats.user_id = unseen.user_id
      returning unseen.level, unseen.badges`.execute(database)
    return rows[0] ?? null
  },
})
