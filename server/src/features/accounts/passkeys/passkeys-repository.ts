import { randomUUIDv7 } from 'node:crypto'
import type { Passkey } from '@andariego/contract/passkeys'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { isoInstant, isoInstantOrNull } from '../../../platform/database/select.ts'
import '../tables.ts'

export interface StoredPasskey {
  id: string
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

const shown = [
  'id',
  'name',
  isoInstant('created_at').as('createdAt'),
  isoInstantOrNull('last_used_at').as('lastUsedAt'),
] as const
const stored = [
  'id',
  'user_id as userId',
  'credential_id as credentialId',
  'public_key as publicKey',
  sql<number>`counter::float8`.as('counter'),
  'transports',
] as const

export const passkeysRepository = (database: Database | Tx) => ({
  list: (userId: string): Promise<Passkey[]> =>
    database
      .selectFrom('passkeys')
      .select(shown)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),

  of: (userId: string): Promise<StoredPasskey[]> =>
    database.selectFrom('passkeys').select(stored).where('user_id', '=', userId).execute(),

  /** Locks the passkey until the transaction ends. */
  lock: (credentialId: string): Promise<StoredPasskey | undefined> =>
    database
      .selectFrom('passkeys')
      .select(stored)
      .where('credential_id', '=', credentialId)
      .forUpdate()
      .executeTakeFirst(),

  /** Returns null when this credential is already registered. */
  add: async (passkey: Omit<StoredPasskey, 'id'> & { name: string }): Promise<Passkey | null> => {
    const row = await database
      .insertInto('passkeys')
      .values({
        id: randomUUIDv7(),
        user_id: passkey.userId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports,
        name: passkey.name,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(shown)
      .executeTakeFirst()
    return row ?? null
  },

  used: (id: string, counter: number) =>
    database
      .updateTable('passkeys')
      .set({ counter, last_used_at: sql`now()` })
      .where('id', '=', id)
      .execute(),

  rename: (id: string, userId: string, name: string): Promise<Passkey | undefined> =>
    database
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(shown)
      .executeTakeFirst(),

  remove: (id: string, userId: string) =>
    database
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('name')
      .executeTakeFirst(),

  /** All of them; tells how many there were. */
  removeAll: async (userId: string): Promise<number> => {
    const rows = await database.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute()
    return rows.length
  },

  /** Removes the passkeys added after `since`: a stranger may have added them. */
  removeSince: (userId: string, since: Date) =>
    database.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>', since).execute(),
})
