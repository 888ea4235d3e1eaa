import { randomUUIDv7 } from 'node:crypto'
import { EMAIL_CHANGE_HOURS, EMAIL_UNDO_HOURS } from '@andariego/contract/email-change-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstant } from '../../../platform/database/select.ts'
import type { EmailChangeState } from '../tables.ts'

export interface EmailChange {
  id: string
  userId: string
  sessionId: string
  oldEmail: string
  newEmail: string
  state: EmailChangeState
  createdAt: Date
  isExpired: boolean
}

interface Asked {
  userId: string
  sessionId: string
  oldEmail: string
  newEmail: string
  confirmHash: Buffer
  stopHash: Buffer
}

const columns = [
  'id',
  'user_id as userId',
  'session_id as sessionId',
  'old_email as oldEmail',
  'new_email as newEmail',
  'state',
  'created_at as createdAt',
  sql<boolean>`expires_at <= now()`.as('isExpired'),
] as const

const hoursFromNow = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours})`

/** Callers that write must have locked the user's row. */
export const emailChangesRepository = (database: Database | Tx) => ({
  pending: (userId: string) =>
    database
      .selectFrom('email_changes')
      .select(['new_email as email', isoInstant('expires_at').as('expiresAt')])
      .where('user_id', '=', userId)
      .where('state', '=', 'asked')
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),

  /** Returns every address that a user had or asked for lately. */
  addressesOf: async (userId: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('email_changes')
      .select(['old_email', 'new_email'])
      .where('user_id', '=', userId)
      .execute()
    return rows.flatMap((row) => [row.old_email, row.new_email])
  },

  /** Stores a request, replacing an earlier one. */
  ask: async ({ userId, sessionId, oldEmail, newEmail, confirmHash, stopHash }: Asked) => {
    await emailChangesRepository(database).endAsked(userId)
    await database
      .insertInto('email_changes')
      .values({
        id: randomUUIDv7(),
        user_id: userId,
        session_id: sessionId,
        old_email: oldEmail,
        new_email: newEmail,
        confirm_hash: confirmHash,
        stop_hash: stopHash,
        expires_at: hoursFromNow(EMAIL_CHANGE_HOURS),
      })
      .execute()
  },

  /** Returns whether a request was pending. */
  endAsked: async (userId: string): Promise<boolean> => {
    const ended = await database
      .updateTable('email_changes')
      .set({ state: 'ended' })
      .where('user_id', '=', userId)
      .where('state', '=', 'asked')
      .returning('id')
      .executeTakeFirst()
    return ended !== undefined
  },

  toConfirm: (tokenHash: Buffer): Promise<EmailChange | undefined> =>
    database
      .selectFrom('email_changes')
      .select(columns)
      .where('confirm_hash', '=', tokenHash)
      .executeTakeFirst(),

  toStop: (tokenHash: Buffer): Promise<EmailChange | undefined> =>
    database
      .selectFrom('email_changes')
      .select(columns)
      .where(({ eb, or }) => or([eb('stop_hash', '=', tokenHash), eb('undo_hash', '=', tokenHash)]))
      .executeTakeFirst(),

  confirmed: (id: string, undoHash: Buffer) =>
    database
      .updateTable('email_changes')
      .set({ state: 'confirmed', undo_hash: undoHash, expires_at: hoursFromNow(EMAIL_UNDO_HOURS) })
      .where('id', '=', id)
      .execute(),

  /** Whether a change was confirmed that can still be undone. */
  isDone: async (userId: string): Promise<boolean> => {
    const done = await database
      .selectFrom('email_changes')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '=', 'confirmed')
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst()
    return done !== undefined
  },

  /** Ends all changes of the user, also later requests: a stranger may have made them. Returns whether there was one. */
  endAll: async (userId: string): Promise<boolean> => {
    const ended = await database
      .updateTable('email_changes')
      .set({ state: 'ended' })
      .where('user_id', '=', userId)
      .where('state', '!=', 'ended')
      .returning('id')
      .execute()
    return ended.length > 0
  },

  /** Deletes other users' requests for this address when its owner removes the account. */
  forgetAddress: (email: string) =>
    database
      .deleteFrom('email_changes')
      .where(sql<boolean>`lower(new_email) = lower(${email})`)
      .where('state', '!=', 'confirmed')
      .execute(),

  /** Those that ended stay until they expire: the links in the old mailbox still stop what was asked for since. */
  purge: () => database.deleteFrom('email_changes').where('expires_at', '<', sql<Date>`now()`).execute(),
})
