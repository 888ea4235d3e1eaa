import type { Reaction } from '@andariego/contract/reviews'
import { type SqlBool, sql } from 'kysely'
import { type Database, sendTogether, type Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import { isBlockedFor } from '../people/public.ts'
import './tables.ts'

/** What `after` instead of `before` adds to the count of a type. */
const gained = (
  type: 'like' | 'dislike',
  before: Reaction['reactionType'],
  after: Reaction['reactionType'],
) => Number(after === type) - Number(before === type)

/** The state once somebody's reaction has become `after`; for a review that is locked, so that nobody else's changes. */
const reacted = (before: Reaction, after: Reaction['reactionType']): Reaction => ({
  reactionType: after,
  likeCount: before.likeCount + gained('like', before.reactionType, after),
  dislikeCount: before.dislikeCount + gained('dislike', before.reactionType, after),
})

export const reactionsRepository = (database: Database | Tx) => {
  const stateOf = (reviewId: string, userId: string | null) =>
    database
      .selectFrom('reviews')
      .leftJoin('reactions', (join) =>
        join.onRef('reactions.review_id', '=', 'reviews.id').on('reactions.user_id', '=', userId),
      )
      .select([
        'reactions.type as reactionType',
        'reviews.like_count as likeCount',
        'reviews.dislike_count as dislikeCount',
      ])
      .where('reviews.id', '=', reviewId)
      .where(sql<SqlBool>`not ${isBlockedFor(userId, 'reviews.user_id')}`)

  return {
    state: (reviewId: string, userId: string | null): Promise<Reaction | undefined> =>
      stateOf(reviewId, userId).executeTakeFirst(),

    reviewsReactedToBy: (userId: string): Promise<{ id: string; placeId: string }[]> =>
      database
        .selectFrom('reactions')
        .innerJoin('reviews', 'reviews.id', 'reactions.review_id')
        .select(['reviews.id', 'reviews.place_id as placeId'])
        .where('reactions.user_id', '=', userId)
        .execute(),

    /** Returns the reactions that a user gave, for their export. */
    by: (userId: string) =>
      database
        .selectFrom('reactions')
        .innerJoin('reviews', 'reviews.id', 'reactions.review_id')
        .select(['reviews.id as reviewId', 'reviews.place_id as placeId', 'reactions.type'])
        .select(isoInstant('reactions.created_at').as('at'))
        .where('reactions.user_id', '=', userId)
        .where(sql<SqlBool>`not ${isBlockedFor(userId, 'reviews.user_id')}`)
        .orderBy('reactions.created_at')
        .execute(),

    /**
     * Applies a click on like or dislike: the same again removes it, the other one switches. `wanted` says instead whether it shall be
     * the reaction afterwards. Locks the review's row first, so that simultaneous clicks wait and the trigger's counts are exact.
     */
    press: async (
      reviewId: string,
      userId: string,
      { type, wanted }: { type: 'like' | 'dislike'; wanted?: boolean | undefined },
    ): Promise<{ reaction: Reaction; isChanged: boolean } | undefined> => {
      const lock = sql`select 1 from reviews where id = ${reviewId} for no key update`.compile(database)
      const [, [before]] = await sendTogether(database, lock, stateOf(reviewId, userId).compile())
      if (!before) return undefined
      const isThere = before.reactionType === type
      if (isThere === wanted) return { reaction: before, isChanged: false }
      if (isThere)
        await database
          .deleteFrom('reactions')
          .where('review_id', '=', reviewId)
          .where('user_id', '=', userId)
          .execute()
      else
        await database
          .insertInto('reactions')
          .values({ review_id: reviewId, user_id: userId, type })
          .onConflict((conflict) =>
            conflict.columns(['review_id', 'user_id']).doUpdateSet({ type, created_at: sql`now()` }),
          )
          .execute()
      return { reaction: reacted(before, isThere ? null : type), isChanged: true }
    },
  }
}
