import { createHmac, hkdfSync } from 'node:crypto'
import { KEPT_RESTRICTION_DAYS, type RestrictionKind } from '@andariego/contract/moderation-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstantOrNull } from '../../platform/database/select.ts'
import { mailboxKey } from '../../platform/http/mailbox-key.ts'
import './tables.ts'

/** A restriction that an account's mailbox has, without its reason, which may name somebody. */
export interface MailboxRestriction {
  kind: RestrictionKind
  until: string | null
  moderatorId: string
}

/**
 * Returns the hash under which a mailbox's restriction is kept, the same for all spellings of its address. Without the
 * installation's secret nobody can test whether a mailbox is among them.
 */
export const createMailboxHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'andariego', 'restricted mailbox', 32))
  return (email: string): Buffer => createHmac('sha256', key).update(mailboxKey(email)).digest()
}

/** The restrictions of deleted accounts. */
export const keptRestrictions = (database: Database | Tx) => ({
  /** Keeps a restriction until it ends, at most for a year. */
  keep: async (mailboxHash: Buffer, { kind, until, moderatorId }: MailboxRestriction) => {
    const values = {
      kind,
      until,
      moderator_id: moderatorId,
      expires_at: sql<Date>`least(${until}::timestamptz, now() + make_interval(days => ${KEPT_RESTRICTION_DAYS}))`,
    }
    await database
      .insertInto('kept_restrictions')
      .values({ mailbox_hash: mailboxHash, ...values })
      .onConflict((conflict) => conflict.column('mailbox_hash').doUpdateSet(values))
      .execute()
  },

  /** Returns a mailbox's restriction if it still runs, and deletes it here: from now on an account has it. */
  take: async (mailboxHash: Buffer): Promise<MailboxRestriction | undefined> => {
    const row = await database
      .deleteFrom('kept_restrictions')
      .where('mailbox_hash', '=', mailboxHash)
      .returning([
        'kind',
        isoInstantOrNull('until').as('until'),
        'moderator_id as moderatorId',
        sql<boolean>`expires_at > now()`.as('isRunning'),
      ])
      .executeTakeFirst()
    return row?.isRunning ? { kind: row.kind, until: row.until, moderatorId: row.moderatorId } : undefined
  },

  purge: () => database.deleteFrom('kept_restrictions').where('expires_at', '<=', sql<Date>`now()`).execute(),
})
