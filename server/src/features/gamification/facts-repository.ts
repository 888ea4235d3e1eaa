import { type Fact, LONG_REVIEW_MIN } from '@andariego/contract/gamification-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Facts } from './rules.ts'

type Counted = Exclude<Fact, 'level'>

/** Each number from the content itself: what the limits left unpaid counts, too. */
const COUNTS: Record<Counted, (userId: string) => RawBuilder<number>> = {
  reviews: (userId) => sql`select count(*) from reviews where user_id = ${userId}`,
  longReviews: (userId) =>
    sql`select count(*) from reviews where user_id = ${userId} and length(content) >= ${LONG_REVIEW_MIN}`,
  reviewedCities: (userId) => sql`
    select count(distinct places.city_key) from reviews join places on places.id = reviews.place_id
    where reviews.user_id = ${userId}`,
  media: (userId) => sql`
    select count(distinct review_media.sha256)
    from reviews join review_media on review_media.review_id = reviews.id where reviews.user_id = ${userId}`,
  mediaPlaces: (userId) => sql`
    select count(distinct reviews.place_id)
    from reviews join review_media on review_media.review_id = reviews.id where reviews.user_id = ${userId}`,
  likesOfBestReview: (userId) =>
    sql`select coalesce(max(like_count), 0) from reviews where user_id = ${userId}`,
  likes: (userId) => sql`select coalesce(sum(like_count), 0) from reviews where user_id = ${userId}`,
  likers: (userId) => sql`
    select count(distinct reactions.user_id) from reviews join reactions on reactions.review_id = reviews.id
    where reviews.user_id = ${userId} and reactions.type = 'like'`,
  activeDays: (userId) => sql`
    select coalesce(max(days), 0) from (
      select count(*) over (order by day range between interval '29 days' preceding and current row) as days
      from (
        select (created_at at time zone 'utc')::date as day from reviews where user_id = ${userId}
        union select (created_at at time zone 'utc')::date from places where created_by = ${userId}
        union select (created_at at time zone 'utc')::date from place_descriptions where author_id = ${userId}
      ) active
    ) windows`,
  favourites: (userId) => sql`select count(*) from favourites where user_id = ${userId}`,
  itineraries: (userId) => sql`select count(*) from itineraries where owner_id = ${userId}`,
  groups: (userId) => sql`select count(*) from groups where admin_id = ${userId}`,
}

/** The numbers asked for, in one query. The level, which the points say, is not among them. */
export const countFacts = async (
  database: Database | Tx,
  userId: string,
  facts: readonly Fact[],
): Promise<Facts> => {
  const counted = facts.filter((fact): fact is Counted => fact !== 'level')
  if (counted.length === 0) return {}
  const columns = counted.map((fact) => sql`(${COUNTS[fact](userId)}) as ${sql.id(fact)}`)
  const { rows } = await sql<Facts>`select ${sql.join(columns)}`.execute(database)
  return rows[0] ?? {}
}
