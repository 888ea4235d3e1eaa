import { LONG_REVIEW_MIN } from '@andariego/contract/gamification-rules'
import { sql } from 'kysely'
import type { FactsPart } from '../gamification/public.ts'
import { contentsOfMedia, hasMedia } from '../media/public.ts'
import { cityKeyOf } from '../places/public.ts'

/** Facts about a user's contributions: reviews and their likes. */
export const reviewsFacts: FactsPart = {
  counts: {
    reviews: (userId) => sql`select count(*) from reviews where user_id = ${userId}`,
    longReviews: (userId) =>
      sql`select count(*) from reviews where user_id = ${userId} and length(content) >= ${LONG_REVIEW_MIN}`,
    reviewedCities: (userId) =>
      sql`select count(distinct ${cityKeyOf('reviews.place_id')}) from reviews where user_id = ${userId}`,
    media: (userId) => sql`
      select count(distinct content)
      from (${contentsOfMedia('review', sql`select id from reviews where user_id = ${userId}`)}) files`,
    mediaPlaces: (userId) => sql`
      select count(distinct place_id) from reviews where user_id = ${userId} and ${hasMedia('review', sql.ref('reviews.id'))}`,
    likesOfBestReview: (userId) =>
      sql`select coalesce(max(like_count), 0) from reviews where user_id = ${userId}`,
    likes: (userId) => sql`select coalesce(sum(like_count), 0) from reviews where user_id = ${userId}`,
    likers: (userId) => sql`
      select count(distinct reactions.user_id) from reviews join reactions on reactions.review_id = reviews.id
      where reviews.user_id = ${userId} and reactions.type = 'like'`,
  },
  days: (userId) => sql`select (created_at at time zone 'utc')::date from reviews where user_id = ${userId}`,
  isActiveToday: (userId, deedId) => sql`exists (
    select from reviews
    where user_id = ${userId} and created_at >= date_trunc('day', now(), 'utc')
      and id is distinct from ${deedId}::uuid
  )`,
}
