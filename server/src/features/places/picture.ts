import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { placeColumns } from './select-place.ts'
import './tables.ts'

/** Locks the choice of a place's most liked photo until the transaction ends. Call it before locking anything else. */
export const holdPicture = async (tx: Tx, placeId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${placeId}`}, 0))`.execute(tx)
}

const pictureOf = async (tx: Tx, placeId: string): Promise<string | null> => {
  const place = await tx
    .selectFrom('places')
    .select(placeColumns)
    .where('places.id', '=', placeId)
    .executeTakeFirst()
  return place?.image ?? null
}

const mayChange = async (tx: Tx, { placeId, reviewId }: { placeId: string; reviewId: string }) => {
  const { rows } = await sql`
    select 1 from places join place_photos on place_photos.place_id = places.id
    where places.id = ${placeId} and places.image is null and place_photos.review_id = ${reviewId} limit 1
  `.execute(tx)
  return rows.length > 0
}

/**
 * Call it before a review's likes change. The returned function, called afterwards, tells whether the place's picture has
 * changed.
 */
export const watchPicture = async (
  tx: Tx,
  review: { placeId: string; reviewId: string },
): Promise<() => Promise<boolean>> => {
  if (!(await mayChange(tx, review))) return async () => false
  await holdPicture(tx, review.placeId)
  const before = await pictureOf(tx, review.placeId)
  return async () => (await pictureOf(tx, review.placeId)) !== before
}
