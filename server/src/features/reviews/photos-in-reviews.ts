import type { TripPhotos } from '@andariego/contract/itineraries'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/select.ts'
import { hasMedia, mediaOf } from '../media/public.ts'
import { isBlockedFor } from '../people/public.ts'
import './tables.ts'

const REVIEWS_MAX = 1_000

/**
 * Returns the photos that the viewer and another user added to their reviews of these places: one entry per review with files,
 * newest first.
 */
export const photosInReviews = async (
  database: Database,
  placeIds: readonly string[],
  { viewerId, otherId }: { viewerId: string; otherId: string },
): Promise<TripPhotos[]> => {
  if (placeIds.length === 0) return []
  const told = sql<Date>`coalesce(edited_at, created_at)`
  const rows = await database
    .selectFrom('reviews')
    .select(['place_id as placeId', told.as('at'), mediaOf('review', sql.ref('reviews.id')).as('media')])
    .where('user_id', 'in', [viewerId, otherId])
    .where(isAnyOf('place_id', placeIds))
    .where(hasMedia('review', sql.ref('reviews.id')))
    .where(sql<SqlBool>`not ${isBlockedFor(viewerId, 'reviews.user_id')}`)
    .orderBy(told, 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(REVIEWS_MAX)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
