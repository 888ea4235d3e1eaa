import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { StoredFiles } from './received-media.ts'
import './tables.ts'

/** The owner of files that were removed while a report showed them; a trigger gives it to them. */
export const REPORT_OWNER = 'report'

/** Files that reports show. Their owners may remove them: moderators see them until the report lets go of them. */
export const reportedFiles = (database: Database | Tx) => {
  /** Deletes the removed files that no report shows any more. */
  const takeUnneeded = async (): Promise<StoredFiles[]> =>
    database
      .deleteFrom('media')
      .where('owner_type', '=', sql.lit(REPORT_OWNER))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('reported_files')
              .select('report_id')
              .whereRef('reported_files.media_id', '=', 'media.id'),
          ),
        ),
      )
      .returning(['storage_key as key', 'bytes', 'sha256', 'variants'])
      .execute()

  return {
    /** Keeps these files for a report. Waits for a transaction that is removing one; what it has removed is left out. */
    keep: (reportId: string, mediaIds: readonly string[]) =>
      sql`insert into reported_files (media_id, report_id)
        select id, ${reportId} from media where id = any(${mediaIds}::uuid[]) for key share`.execute(
        database,
      ),

    /** Whether a report shows this file. */
    isReported: async (mediaId: string): Promise<boolean> => {
      const row = await database
        .selectFrom('reported_files')
        .select('media_id')
        .where('media_id', '=', mediaId)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Lets go of the files of the reports whose ids the given query returns. Returns what is to be removed from storage: `discard`
     * it after the commit.
     */
    release: async (reportIds: RawBuilder<unknown>): Promise<StoredFiles[]> => {
      await sql`delete from reported_files where report_id in (${reportIds})`.execute(database)
      return takeUnneeded()
    },

    /** The same for everything that a user uploaded. */
    releaseOf: async (userId: string): Promise<StoredFiles[]> => {
      await sql`delete from reported_files
        where media_id in (select id from media where user_id = ${userId})`.execute(database)
      return takeUnneeded()
    },
  }
}
