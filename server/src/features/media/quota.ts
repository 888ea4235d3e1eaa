import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { type MediaError, siteFull, userFull } from './media-error.ts'
import './tables.ts'

/** Bytes that the files of one user, and those of everybody, may take up. */
export type Quotas = Config['quotas']

/** Whose upload it is, and how much may be stored. */
export interface Uploader {
  userId: string
  quotas: Quotas
}

/** What may still be stored, and what is said to whoever wants more. */
export interface Room {
  bytes: number
  refusal: MediaError
}

/** The room that this user has left: on the site, or of what a user may have, whichever is less. */
export const roomFor = async (
  database: Database | Tx,
  { userId, quotas: { perUser, total } }: Uploader,
): Promise<Room> => {
  const { rows } = await sql<{ ofUser: number; ofAll: number }>`select
    (select coalesce(sum(stored_bytes), 0) from media where user_id = ${userId})::bigint as "ofUser",
    (select coalesce(sum(total), 0) from media_bytes)::bigint as "ofAll"`.execute(database)
  const { ofUser, ofAll } = rows[0] ?? { ofUser: 0, ofAll: 0 }
  const left = { ofUser: perUser - ofUser, ofAll: total - ofAll }
  return left.ofUser <= left.ofAll
    ? { bytes: left.ofUser, refusal: userFull(perUser) }
    : { bytes: left.ofAll, refusal: siteFull() }
}

/**
 * Throws when these bytes are more than may be stored. Until the transaction ends nobody else adds files: of two uploads that
 * fit one by one, but not together, the later is refused.
 */
export const takeRoom = async (tx: Database | Tx, uploader: Uploader, bytes: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('media bytes', 0))`.execute(tx)
  const room = await roomFor(tx, uploader)
  if (bytes > room.bytes) throw room.refusal
}

/** No more files are counted as this user's. Before the account goes. */
export const forgetUploader = (tx: Tx, userId: string) =>
  tx.updateTable('media').set({ user_id: null }).where('user_id', '=', userId).execute()
