import type { Database } from '../../platform/database/database.ts'
import './tables.ts'

export interface Opinion {
  rating: number
  content: string
  likeCount: number
}

/** What is looked through: enough to choose from, bounded for places with thousands. */
const NEWEST = 100

/** What travellers say of a place, without who says it: of the newest reviews the best-liked first. */
export const opinionsOf = (database: Database, placeId: string, limit: number): Promise<Opinion[]> =>
  database
    .selectFrom((from) =>
      from
        .selectFrom('reviews')
        .select(['id', 'rating', 'content', 'like_count as likeCount'])
        .where('place_id', '=', placeId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .as('newest'),
    )
    .select(['rating', 'content', 'likeCount'])
    .orderBy('likeCount', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
