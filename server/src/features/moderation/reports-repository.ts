import { randomUUIDv7 } from 'node:crypto'
import {
  REPORTED_FILE_DAYS,
  type ReportReason,
  reportReasons,
  type SubjectType,
} from '@andariego/contract/moderation-rules'
import type { Person } from '@andariego/contract/people'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant, isoInstantOrNull } from '../../platform/database/select.ts'
import { reportedFiles, type StoredFiles } from '../media/public.ts'
import { personJson } from '../people/public.ts'
import type { Subject } from './subject.ts'
import './tables.ts'

/** What an account's owner made that is deleted together with the account. */
const GONE_WITH_ACCOUNT = ['user', 'itinerary', 'comment'] as const
const HELD_BACK_SHOWN = 20

interface NewReport {
  /** Null when the product itself reported it. */
  reporterId: string | null
  reason: ReportReason
  note: string | null
}

export const reportsRepository = (database: Database | Tx) => ({
  /**
   * Returns the new report's id; undefined when the same person has an open report about the same thing. Its files stay for
   * moderators, whoever removes them.
   */
  add: async ({ type, id, authorId, snapshot }: Subject, { reporterId, reason, note }: NewReport) => {
    const row = await database
      .insertInto('reports')
      .values({
        id: randomUUIDv7(),
        subject_type: type,
        subject_id: id,
        author_id: authorId,
        reporter_id: reporterId,
        is_held_back: reporterId === null,
        reason,
        note,
        weight: reportReasons[reason].weight,
        snapshot: JSON.stringify(snapshot),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row)
      await reportedFiles(database).keep(
        row.id,
        snapshot.media.map((file) => file.id),
      )
    return row?.id
  },

  one: (id: string) =>
    database
      .selectFrom('reports')
      .select([
        'id',
        'subject_type as subjectType',
        'subject_id as subjectId',
        'author_id as authorId',
        'snapshot',
        isoInstantOrNull('decided_at').as('decidedAt'),
      ])
      .where('id', '=', id)
      .executeTakeFirst(),

  /** Whether something waits for a moderator before others see it. */
  isHeldBack: async (type: SubjectType, id: string): Promise<boolean> => {
    const row = await database
      .selectFrom('reports')
      .select('id')
      .where('subject_type', '=', type)
      .where('subject_id', '=', id)
      .where('is_held_back', '=', true)
      .where('decided_at', 'is', null)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Returns the reports about one thing, oldest first; at most 100. */
  about: (type: SubjectType, id: string) =>
    database
      .selectFrom('reports')
      .leftJoin('people', 'people.id', 'reports.reporter_id')
      .select([
        'reports.id',
        'reports.reason',
        'reports.note',
        'reports.snapshot',
        sql<Person | null>`case when people.id is not null then ${personJson(null)} end`.as('reporter'),
        isoInstant('reports.created_at').as('createdAt'),
      ])
      .where('subject_type', '=', type)
      .where('subject_id', '=', id)
      .orderBy('reports.id')
      .limit(100)
      .execute(),

  /** Closes the open reports about something; returns them. */
  settle: ({ type, id }: { type: SubjectType; id: string }) =>
    database
      .updateTable('reports')
      .set({ decided_at: sql<Date>`now()` })
      .where('decided_at', 'is', null)
      .where('subject_type', '=', type)
      .where('subject_id', '=', id)
      .returning(['id', 'reporter_id as reporterId'])
      .execute(),

  /** Returns what the product holds back of an author until a moderator decides, oldest first; at most 20. */
  heldBackOf: (authorId: string) =>
    database
      .selectFrom('reports')
      .select([
        'id',
        'subject_type as type',
        'subject_id as subjectId',
        isoInstant('created_at').as('createdAt'),
      ])
      .where('author_id', '=', authorId)
      .where('is_held_back', '=', true)
      .where('decided_at', 'is', null)
      .orderBy('id')
      .limit(HELD_BACK_SHOWN)
      .execute(),

  ofReporter: (userId: string) =>
    database
      .selectFrom('reports')
      .select(['subject_type as subjectType', 'reason', 'note', isoInstant('created_at').as('createdAt')])
      .where('reporter_id', '=', userId)
      .orderBy('id')
      .execute(),

  /**
   * Deletes a removed account's notes on reports, the reports about the account and what is deleted with it, and the files that
   * were kept for reports: `discard` what is returned after the commit.
   */
  forget: async (userId: string): Promise<StoredFiles[]> => {
    await database.updateTable('reports').set({ note: null }).where('reporter_id', '=', userId).execute()
    await database
      .deleteFrom('reports')
      .where('subject_type', 'in', [...GONE_WITH_ACCOUNT])
      .where('author_id', '=', userId)
      .execute()
    return reportedFiles(database).releaseOf(userId)
  },

  /** Lets go of the files of reports that were decided long enough ago: `discard` what is returned. */
  releaseFiles: () =>
    reportedFiles(database).release(
      sql`select id from reports where decided_at < now() - make_interval(days => ${REPORTED_FILE_DAYS})`,
    ),
})
