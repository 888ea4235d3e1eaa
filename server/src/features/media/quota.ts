import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { type MediaError, siteFull, userFull } from './media-error.ts'
import './tables.ts'

/** The most bytes that the files of one user, and of all users, may take up. */
export type Quotas = Config['quotas']

/** The user who uploads, and the quotas. */
export interface Uploader {
  userId: string
  quotas: Quotas
}

/** How many bytes may still be stored, and the error for more. */
export interface Room {
  bytes: number
  refusal: MediaError
}

/**
 * Returns the room left for this user: the site's or the user's own, whichever is less. `unused` are bytes that take up room before
 * anything owns them. Removed files that stay for a report count for the site alone: their uploader cannot remove them. They are
 * subtracted, because both sums then come from an index.
 */
export const roomFor = async (
  database: Database | Tx,
  { userId, quotas: { perUser, total } }: Uploader,
  unused = { ofUser: 0, ofAll: 0 },
): Promise<Room> => {
  const { rows } = await sql<{ ofUser: number; ofAll: number }>`select
    (select coalesce(sum(stored_bytes), 0) from media where user_id = ${userId})::bigint
      - (select coalesce(sum(stored_bytes), 0) from media where owner_type = 'report' and user_id = ${userId})::bigint
      as "ofUser",
    (select coalesce(sum(total), 0) from media_bytes)::bigint as "ofAll"`.execute(database)
  const { ofUser, ofAll } = rows[0] ?? { ofUser: 0, ofAll: 0 }
  const left = { ofUser: perUser - ofUser - unused.ofUser, ofAll: total - ofAll - unused.ofAll }
  return left.ofUser <= left.ofAll
    ? { bytes: left.ofUser, refusal: userFull(perUser) }
    : { bytes: left.ofAll, refusal: siteFull() }
}

/** Locks the quotas until the transaction ends, so that of two uploads that fit only singly, the later one is refused. */
export const lockRoom = (tx: Database | Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('media bytes', 0))`.execute(tx)

/** Throws when these bytes exceed a quota; locks the quotas until the transaction ends. */
export const takeRoom = async (tx: Database | Tx, uploader: Uploader, bytes: number): Promise<void> => {
  await lockRoom(tx)
  const room = await roomFor(tx, uploader)
  if (bytes > room.bytes) throw room.refusal
}

/** Stops counting files as this user's. Call it before the account is deleted. */
export const forgetUploader = (tx: Tx, userId: string) =>
  tx.updateTable('media').set({ user_id: null }).where('user_id', '=', userId).execute()
