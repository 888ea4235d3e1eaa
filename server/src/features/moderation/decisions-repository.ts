import { randomUUIDv7 } from 'node:crypto'
import type { Decision, Snapshot } from '@andariego/contract/moderation'
import type { SubjectType } from '@andariego/contract/moderation-rules'
import { sql } from 'kysely'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant, isoInstantOrNull } from '../../platform/database/select.ts'
import { personJson } from '../people/public.ts'
import { RESTRICTING } from './restriction-rules.ts'
import './tables.ts'

const PAGE = 30
const AUTHOR_HISTORY = 20
/** Of the decisions of one group about one subject, only the last is in force. */
const REPLACING = [
  [...Object.values(RESTRICTING), 'lift'],
  ['hide', 'restore', 'remove', 'merge'],
  ['lock', 'unlock'],
] as const
const replacing = (decision: string) =>
  REPLACING.find((group) => group.some((kind) => kind === decision)) ?? REPLACING[0]

export interface NewDecision {
  reportId: string | null
  subject: { type: SubjectType; id: string; authorId: string | null; snapshot: Snapshot }
  moderatorId: string
  decision: Decision['decision']
  reason: string
  until: string | null
  aboutId: string | null
}

const personOf = (column: string) =>
  sql<Decision['moderator']>`(select ${personJson(null)} from people where people.id = ${sql.ref(column)})`

const lastDecision = cursorOf('uuid')

export const decisionsRepository = (database: Database | Tx) => {
  const select = () =>
    database
      .selectFrom('decisions')
      .select([
        'decisions.id',
        'decisions.subject_type as subjectType',
        'decisions.subject_id as subjectId',
        'decisions.decision',
        'decisions.reason',
        isoInstantOrNull('decisions.until').as('until'),
        personOf('decisions.moderator_id').as('moderator'),
        personOf('decisions.author_id').as('author'),
        isoInstant('decisions.created_at').as('createdAt'),
      ])
      .orderBy('decisions.id', 'desc')

  return {
    /** Locks the subject until the transaction ends, so that two moderators do not decide about it at once. */
    takeTurns: (type: SubjectType, id: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`decisions ${type} ${id.toLowerCase()}`}, 0))`.execute(
        database,
      ),

    /** Whether no later decision has replaced this one: hidden or shown again, restricted anew or freed. */
    isInForce: async (
      id: string,
      decision: string,
      type: SubjectType,
      subjectId: string,
    ): Promise<boolean> => {
      const later = await database
        .selectFrom('decisions')
        .select('id')
        .where('subject_type', '=', type)
        .where('subject_id', '=', subjectId)
        .where('decision', 'in', [...replacing(decision)])
        .where('id', '>', id)
        .limit(1)
        .executeTakeFirst()
      return later === undefined
    },

    /** Returns the id of the moderator who decided the latest restriction of a person. */
    whoRestricted: async (userId: string): Promise<string | undefined> => {
      const latest = await database
        .selectFrom('decisions')
        .select('moderator_id as moderatorId')
        .where('subject_type', '=', 'user')
        .where('subject_id', '=', userId)
        .where('decision', 'in', Object.values(RESTRICTING))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return latest?.moderatorId
    },

    one: (id: string): Promise<Decision | undefined> =>
      select().where('decisions.id', '=', id).executeTakeFirst(),

    /** Records a decision, and a notice to the author if there is one. Returns its id. */
    add: async ({ subject, ...decided }: NewDecision): Promise<string> => {
      const id = randomUUIDv7()
      await database
        .insertInto('decisions')
        .values({
          id,
          report_id: decided.reportId,
          subject_type: subject.type,
          subject_id: subject.id,
          author_id: subject.authorId,
          moderator_id: decided.moderatorId,
          decision: decided.decision,
          reason: decided.reason,
          until: decided.until,
          about_id: decided.aboutId,
        })
        .execute()
      if (subject.authorId !== null && decided.decision !== 'dismiss')
        await database
          .insertInto('notices')
          .values({ decision_id: id, user_id: subject.authorId, snapshot: JSON.stringify(subject.snapshot) })
          .execute()
      return id
    },

    about: (type: SubjectType, id: string): Promise<Decision[]> =>
      select().where('subject_type', '=', type).where('subject_id', '=', id).limit(AUTHOR_HISTORY).execute(),

    aboutAuthor: (userId: string): Promise<Decision[]> =>
      select().where('author_id', '=', userId).limit(AUTHOR_HISTORY).execute(),

    log: async (cursor: string | undefined) => {
      const [after] = cursor === undefined ? [] : lastDecision.read(cursor)
      const rows = await select()
        .$if(after !== undefined, (query) => query.where('decisions.id', '<', after ?? ''))
        .limit(PAGE + 1)
        .execute()
      const data: Decision[] = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? data.at(-1) : undefined
      return { data, nextCursor: last ? lastDecision.write([last.id]) : null }
    },
  }
}
