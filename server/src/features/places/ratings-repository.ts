import type { ReviewStats } from '@andariego/contract/reviews'
import type { Database } from '../../platform/database/database.ts'
import './tables.ts'

/** Returns average, number and distribution of a place's ratings, from its stored sums; null when the place does not exist. */
export const ratingsOf = async (database: Database, placeId: string): Promise<ReviewStats | null> => {
  const row = await database
    .selectFrom('places')
    .select(['average_rating', 'review_count', 'rating_counts'])
    .where('id', '=', placeId)
    .executeTakeFirst()
  if (!row) return null
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.rating_counts
  return {
    averageRating: row.average_rating,
    totalReviews: row.review_count,
    distribution: { 1: one, 2: two, 3: three, 4: four, 5: five },
  }
}
