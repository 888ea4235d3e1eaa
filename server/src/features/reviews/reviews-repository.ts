import type { Review } from '@andariego/contract/reviews'
import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant, isoInstantOrNull, withValues } from '../../platform/database/select.ts'
import type { Undecided } from '../../platform/policy.ts'
import { isBlockedFor } from '../people/public.ts'
import { placeNameOf } from '../places/public.ts'
import { reviewColumns } from './select-review.ts'
import './tables.ts'

export interface NewReview {
  id: string
  placeId: string
  userId: string
  rating: number
  content: string
}

/** Adds a review in a transaction and returns it as its author sees it, without the media, which are added afterwards. */
export const reviewAdder = (database: Database) => {
  const query = database
    .with('reviews', (creator) =>
      creator
        .insertInto('reviews')
        .values({ id: '', place_id: '', user_id: '', rating: 0, content: '', edited_at: sql`null` })
        .returningAll(),
    )
    .selectFrom('reviews')
    .leftJoin('people', 'people.id', 'reviews.user_id')
    .leftJoin('reactions', (join) => join.on(sql.lit(false)))
    .select(reviewColumns(sql.ref<string | null>('reviews.user_id')))
    .compile()
  return async (tx: Tx, { id, placeId, userId, rating, content }: NewReview) => {
    const { rows } = await tx.executeQuery(withValues(query, [id, placeId, userId, rating, content]))
    return rows[0]
  }
}

/** A query of the ids of all reviews of a user, hidden or not. */
export const reviewIdsOf = (userId: string) => sql`select id from all_reviews where user_id = ${userId}`

export const reviewsRepository = (database: Database | Tx) => {
  /** Reviews as `viewerId` sees them: with that user's own reactions. */
  const select = (viewerId: string | null) =>
    database
      .selectFrom('reviews')
      .leftJoin('people', 'people.id', 'reviews.user_id')
      .leftJoin('reactions', (join) =>
        join.onRef('reactions.review_id', '=', 'reviews.id').on('reactions.user_id', '=', viewerId),
      )
      .select(reviewColumns(viewerId))

  return {
    one: (id: string, viewerId: string | null): Promise<Undecided<Review> | undefined> =>
      select(viewerId).where('reviews.id', '=', id).executeTakeFirst(),

    /** Returns author and place of a review; undefined when it does not exist, or with a block between author and caller. */
    origin: (id: string, callerId: string) =>
      database
        .selectFrom('reviews')
        .select(['user_id as userId', 'place_id as placeId'])
        .where('id', '=', id)
        .where(sql<SqlBool>`not ${isBlockedFor(callerId, 'reviews.user_id')}`)
        .executeTakeFirst(),

    /** Returns the places that a user reviewed, newest reviews first. */
    placesReviewedBy: async (userId: string, limit: number): Promise<string[]> => {
      const rows = await database
        .selectFrom('reviews')
        .select('place_id as placeId')
        .where('user_id', '=', userId)
        .groupBy('place_id')
        .orderBy(({ fn }) => fn.max('created_at'), 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ placeId }) => placeId)
    },

    /** Returns whether rating and text have changed; undefined when the review does not exist. */
    edit: async (id: string, rating: number, content: string) => {
      const before = await database
        .selectFrom('reviews')
        .select(['rating', 'content'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
      await database
        .updateTable('reviews')
        .set({ rating, content, edited_at: sql`now()` })
        .where('id', '=', id)
        .execute()
      return before && { isRatedAnew: before.rating !== rating, isWordedAnew: before.content !== content }
    },

    remove: (id: string) => database.deleteFrom('reviews').where('id', '=', id).execute(),

    /** Locks all reviews of a user until the transaction ends. */
    lockAllOf: (userId: string) =>
      sql`select from reviews where user_id = ${userId} order by id for no key update`.execute(database),

    /** Returns all reviews of a user, newest first, hidden or not, without their files: for their export. */
    allOf: (userId: string) =>
      database
        .selectFrom('all_reviews')
        .select([
          'all_reviews.id',
          'all_reviews.place_id as placeId',
          placeNameOf('all_reviews.place_id').as('placeName'),
          'rating',
          'content',
          isoInstant('all_reviews.created_at').as('createdAt'),
          isoInstantOrNull('all_reviews.edited_at').as('editedAt'),
          'like_count as likeCount',
          'dislike_count as dislikeCount',
          sql<boolean>`all_reviews.hidden_at is not null or all_reviews.place_hidden_at is not null`.as(
            'isHidden',
          ),
        ])
        .where('all_reviews.user_id', '=', userId)
        .orderBy('all_reviews.created_at', 'desc')
        .execute(),
  }
}
