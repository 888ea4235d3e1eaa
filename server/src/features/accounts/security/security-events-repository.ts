import { randomUUIDv7 } from 'node:crypto'
import type { SecurityEvent } from '@andariego/contract/security'
import {
  SECURITY_EVENT_DAYS,
  SECURITY_EVENTS_PAGE,
  type SecurityEventKind,
} from '@andariego/contract/security-rules'
import { sql } from 'kysely'
import { cursorOf } from '../../../platform/database/cursor.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/select.ts'
import '../tables.ts'

const lastEvent = cursorOf('uuid')

export const securityEventsRepository = (database: Database | Tx) => ({
  /** `userAgent` is truncated to 300 characters. */
  add: (userId: string, kind: SecurityEventKind, userAgent: string | null) =>
    database
      .insertInto('security_events')
      .values({ id: randomUUIDv7(), user_id: userId, kind, user_agent: userAgent?.slice(0, 300) ?? null })
      .execute(),

  /** Returns a page of events, newest first. */
  list: async (
    userId: string,
    cursor?: string,
  ): Promise<{ data: SecurityEvent[]; nextCursor: string | null }> => {
    const after = cursor === undefined ? null : lastEvent.read(cursor)[0]
    const rows = await database
      .selectFrom('security_events')
      .select(['id', 'kind', isoInstant('created_at').as('at'), 'user_agent as userAgent'])
      .where('user_id', '=', userId)
      .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
      .orderBy('id', 'desc')
      .limit(SECURITY_EVENTS_PAGE + 1)
      .execute()
    const data = rows.slice(0, SECURITY_EVENTS_PAGE)
    const last = data.at(-1)
    return { data, nextCursor: rows.length > data.length && last ? lastEvent.write([last.id]) : null }
  },

  /** Returns all events, for the owner's export. */
  all: (userId: string) =>
    database
      .selectFrom('security_events')
      .select(['kind', isoInstant('created_at').as('at'), 'user_agent as userAgent'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  /** Counts the events of a kind within the last hour. */
  inLastHour: async (userId: string, kind: SecurityEventKind): Promise<number> => {
    const row = await database
      .selectFrom('security_events')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow()
    return row.count
  },

  purge: () =>
    database
      .deleteFrom('security_events')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${SECURITY_EVENT_DAYS})`)
      .execute(),
})
