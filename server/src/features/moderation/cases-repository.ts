import type { ReportedCase, Snapshot } from '@andariego/contract/moderation'
import type { ReportReason } from '@andariego/contract/moderation-rules'
import { type SqlBool, sql } from 'kysely'
import { cursorOf, invalidCursor } from '../../platform/database/cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { isoInstant, isoInstantOrNull } from '../../platform/database/select.ts'
import { excerptOf } from './subject.ts'
import './tables.ts'

const PAGE = 20
/** Only the most urgent open cases are listed; nobody works through more at once. */
const OPEN_MAX = 200

interface CaseRow extends Omit<ReportedCase, 'title' | 'excerpt'> {
  snapshot: Snapshot
}
const shown = ({ snapshot, ...row }: CaseRow): ReportedCase => ({
  ...row,
  title: snapshot.title,
  excerpt: excerptOf(snapshot),
})

const lastDecided = cursorOf('instant', 'uuid')

/** The moderators' lists: what waits for a decision, and what was decided. */
export const casesRepository = (database: Database) => ({
  /** Combines all open reports about one thing into a case: most urgent first, then longest waiting. */
  open: async (cursor: string | undefined): Promise<ReportedCase[]> => {
    // The queue has one page, so every cursor is invalid.
    if (cursor !== undefined) throw invalidCursor()
    const { rows } = await sql<CaseRow>`
      select
        (array_agg(id order by id))[1] as id, subject_type as "subjectType", subject_id as "subjectId",
        (array_agg(snapshot order by id))[1] as snapshot,
        jsonb_agg(distinct reason) as reasons, count(*)::int as "reportCount", sum(weight)::int as weight,
        to_char(min(created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
        null as "decidedAt"
      from reports where decided_at is null
      group by subject_type, subject_id
      order by sum(reports.weight) desc, min(created_at)
      limit ${OPEN_MAX}`.execute(database)
    return rows.map(shown)
  },

  decided: async (cursor: string | undefined) => {
    const after = cursor === undefined ? null : lastDecided.read(cursor)
    const rows = await database
      .selectFrom('reports')
      .select([
        'id',
        'subject_type as subjectType',
        'subject_id as subjectId',
        'snapshot',
        sql<ReportReason[]>`jsonb_build_array(reason)`.as('reasons'),
        sql<number>`1`.as('reportCount'),
        'weight',
        isoInstant('created_at').as('createdAt'),
        isoInstantOrNull('decided_at').as('decidedAt'),
        sql<string>`decided_at::text`.as('exactly'),
      ])
      .where('decided_at', 'is not', null)
      .$if(after !== null, (query) =>
        query.where(sql<SqlBool>`(decided_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
      )
      .orderBy('decided_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute()
    const page = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? page.at(-1) : undefined
    return {
      data: page.map(({ exactly, ...row }) => shown(row)),
      nextCursor: last ? lastDecided.write([last.exactly, last.id]) : null,
    }
  },
})
