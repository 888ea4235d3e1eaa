import type { Notice, Snapshot } from '@andariego/contract/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant, isoInstantOrNull } from '../../platform/database/select.ts'
import { mayAppeal } from './policies.ts'
import './tables.ts'

const NOTICES_SHOWN = 100
const APPEALS_SHOWN = 50

type Appeal = NonNullable<Notice['appeal']>

const appeal: RawBuilder<Appeal | null> = sql`case when appeals.decision_id is not null then jsonb_build_object(
  'text', appeals.text,
  'createdAt', ${isoInstant('appeals.created_at')},
  'answer', (
    select jsonb_build_object('isUpheld', answers.decision = 'uphold', 'reason', answers.reason)
    from decisions as answers where answers.id = appeals.answer_id
  )
) end`

/** Notices of decisions, and their authors' appeals. */
export const appealsRepository = (database: Database | Tx) => {
  const notices = () =>
    database
      .selectFrom('notices')
      .innerJoin('decisions', 'decisions.id', 'notices.decision_id')
      .leftJoin('appeals', 'appeals.decision_id', 'notices.decision_id')
      .select([
        'decisions.id',
        'decisions.subject_type as subjectType',
        'decisions.decision',
        'decisions.reason',
        isoInstantOrNull('decisions.until').as('until'),
        'notices.snapshot',
        isoInstant('decisions.created_at').as('createdAt'),
        appeal.as('appeal'),
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof notices>['executeTakeFirstOrThrow']>>
  const asNotice = (row: Row): Notice => ({
    ...row,
    may: mayAppeal({ decision: row.decision, isAppealed: row.appeal !== null }) ? ['appeal'] : [],
  })

  return {
    noticesOf: async (userId: string): Promise<Notice[]> => {
      const rows = await notices()
        .where('notices.user_id', '=', userId)
        .orderBy('notices.decision_id', 'desc')
        .limit(NOTICES_SHOWN)
        .execute()
      return rows.map(asNotice)
    },

    noticeOf: async (decisionId: string, userId: string): Promise<Notice | undefined> => {
      const row = await notices()
        .where('notices.decision_id', '=', decisionId)
        .where('notices.user_id', '=', userId)
        .executeTakeFirst()
      return row && asNotice(row)
    },

    /** Returns false when there is already an appeal. */
    add: async (decisionId: string, text: string): Promise<boolean> => {
      const row = await database
        .insertInto('appeals')
        .values({ decision_id: decisionId, text })
        .onConflict((conflict) => conflict.doNothing())
        .returning('decision_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Returns the open appeals, oldest first. */
    open: () =>
      database
        .selectFrom('appeals')
        .innerJoin('notices', 'notices.decision_id', 'appeals.decision_id')
        .select([
          'appeals.decision_id as decisionId',
          'appeals.text',
          isoInstant('appeals.created_at').as('createdAt'),
          sql<Snapshot>`notices.snapshot`.as('snapshot'),
        ])
        .where('appeals.answer_id', 'is', null)
        .orderBy('appeals.created_at')
        .limit(APPEALS_SHOWN)
        .execute(),

    /** Locks an open appeal; undefined when there is none, or it was answered. */
    lock: (decisionId: string) =>
      database
        .selectFrom('appeals')
        .innerJoin('notices', 'notices.decision_id', 'appeals.decision_id')
        .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
        .select([
          'decisions.subject_type as subjectType',
          'decisions.subject_id as subjectId',
          'decisions.decision',
          'decisions.moderator_id as moderatorId',
          'notices.user_id as authorId',
          'notices.snapshot',
        ])
        .where('appeals.decision_id', '=', decisionId)
        .where('appeals.answer_id', 'is', null)
        .forUpdate('appeals')
        .executeTakeFirst(),

    answer: (decisionId: string, answerId: string) =>
      database
        .updateTable('appeals')
        .set({ answer_id: answerId })
        .where('decision_id', '=', decisionId)
        .execute(),
  }
}
