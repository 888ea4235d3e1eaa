import { randomUUIDv7 } from 'node:crypto'
import { KNOWN_DEVICE_DAYS } from '@andariego/contract/security-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../tokens.ts'
import '../tables.ts'

/** As many as there may be sessions; the least recently used ones are deleted. */
const DEVICES_MAX = 100

/** A device that an account knows, with the token that identified it. */
export interface KnownDevice {
  id: string
  token: string
}

export const knownDevicesRepository = (database: Database | Tx) => ({
  /** Returns the device with one of these tokens, if the address's account knows it; else null. */
  find: async (email: string, tokens: readonly string[]): Promise<KnownDevice | null> => {
    if (tokens.length === 0) return null
    const hashes = tokens.map(hashOfToken)
    const row = await database
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'known_devices.user_id')
      .select(['known_devices.id', 'known_devices.token_hash as tokenHash'])
      .where(sql<boolean>`lower(users.email) = lower(${email})`)
      .where('known_devices.token_hash', 'in', hashes)
      .executeTakeFirst()
    const token = row && tokens.find((_, index) => hashes[index]?.equals(row.tokenHash))
    return row && token !== undefined ? { id: row.id, token } : null
  },

  add: async (userId: string, token: string): Promise<string> => {
    const id = randomUUIDv7()
    await database
      .insertInto('known_devices')
      .values({ id, user_id: userId, token_hash: hashOfToken(token) })
      .execute()
    await database
      .deleteFrom('known_devices')
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('known_devices')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('last_used_at', 'desc')
          .orderBy('id', 'desc')
          .offset(DEVICES_MAX),
      )
      .execute()
    return id
  },

  /** Returns false when the device was deleted meanwhile. */
  use: async (id: string): Promise<boolean> => {
    const row = await database
      .updateTable('known_devices')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Deletes all devices of a user, except the one of the given session. */
  forgetAll: (userId: string, exceptSession?: string) =>
    database
      .deleteFrom('known_devices')
      .where('user_id', '=', userId)
      .$if(exceptSession !== undefined, (query) =>
        query.where(
          sql<boolean>`id is distinct from (select device_id from sessions where id = ${exceptSession ?? null})`,
        ),
      )
      .execute(),

  /** Deletes the device of one session, unless another session on the same device is open. */
  forgetOf: (userId: string, sessionId: string, exceptSession: string) =>
    database
      .deleteFrom('known_devices')
      .where(sql<boolean>`id = (select device_id from sessions where id = ${sessionId})`)
      .where('user_id', '=', userId)
      .where(sql<boolean>`id is distinct from (select device_id from sessions where id = ${exceptSession})`)
      .execute(),

  purge: () =>
    database
      .deleteFrom('known_devices')
      .where('last_used_at', '<', sql<Date>`now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`)
      .execute(),
})
