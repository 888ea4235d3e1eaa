import { UPLOAD_HOURS } from '@andariego/contract/media-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/select.ts'
import type { StoredPart } from './received-media.ts'
import './tables.ts'

/** Files that arrive in parts, or have arrived and wait for the form that refers to them. A client chooses their ids. */
export const uploadsRepository = (database: Database | Tx) => ({
  /** Returns how much of this user's upload has arrived; undefined when nothing has. */
  one: (userId: string, id: string) =>
    database
      .selectFrom('uploads')
      .select(['filename', 'parts', 'received'])
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Adds a part if it begins where the upload ends, and returns whether it does. The first part begins the upload. */
  append: async (
    upload: { userId: string; id: string; filename: string },
    offset: number,
    part: StoredPart,
  ): Promise<boolean> => {
    const { rows } = await sql`
      insert into uploads as kept (user_id, id, filename, parts, received)
      select ${upload.userId}, ${upload.id}, ${upload.filename}, ${JSON.stringify([part])}::jsonb, ${part.bytes}
      where ${offset}::bigint = 0 or exists (
        select from uploads where user_id = ${upload.userId} and id = ${upload.id})
      on conflict (user_id, id) do update set
        parts = kept.parts || excluded.parts, received = kept.received + excluded.received, changed_at = now()
      where kept.received = ${offset}::bigint
      returning 1`.execute(database)
    return rows.length > 0
  },

  /**
   * Returns the bytes and parts of the uploads of this user that no form has taken, and the bytes of everybody's uploads, which take
   * up room until they are purged.
   */
  waiting: (userId: string): Promise<{ ofUser: number; partsOfUser: number; ofAll: number }> =>
    database
      .selectFrom('uploads')
      .select([
        sql<number>`coalesce(sum(jsonb_array_length(parts)) filter (where user_id = ${userId} and used_at is null), 0)::integer`.as(
          'partsOfUser',
        ),
        sql<number>`coalesce(sum(received) filter (where user_id = ${userId} and used_at is null), 0)::bigint`.as(
          'ofUser',
        ),
        sql<number>`coalesce(sum(received), 0)::bigint`.as('ofAll'),
      ])
      .executeTakeFirstOrThrow(),

  /** Notes that a form has taken these. */
  use: async (userId: string, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return
    await database
      .updateTable('uploads')
      .set({ used_at: sql`now()` })
      .where('user_id', '=', userId)
      .where(isAnyOf('id', ids))
      .execute()
  },

  /** Deletes the rows of what waited for a day, or was taken an hour ago; the caller deletes the stored parts. */
  purge: async (): Promise<StoredPart[]> =>
    partsOf(
      await database
        .deleteFrom('uploads')
        .where(({ eb, or }) =>
          or([
            eb('changed_at', '<', sql<Date>`now() - make_interval(hours => ${UPLOAD_HOURS})`),
            eb('used_at', '<', sql<Date>`now() - interval '1 hour'`),
          ]),
        )
        .returning('parts')
        .execute(),
    ),

  /** Deletes the rows of a user's uploads; the caller deletes the stored parts after the commit. */
  removeOf: async (userId: string): Promise<StoredPart[]> =>
    partsOf(await database.deleteFrom('uploads').where('user_id', '=', userId).returning('parts').execute()),

  /** Returns the stored keys of the uploads with these ids. */
  keysOf: async (ids: readonly string[]): Promise<string[]> =>
    partsOf(
      await database
        .selectFrom('uploads')
        .select('parts')
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),
    ).map(({ key }) => key),
})

const partsOf = (rows: { parts: StoredPart[] }[]): StoredPart[] => rows.flatMap(({ parts }) => parts)
