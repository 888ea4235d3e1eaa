import type { Review } from '@andariego/contract/reviews'
import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant, isoInstantOrNull, readCursor, writeCursor } from '../../platform/database/select.ts'
import './tables.ts'

const DELETED_USER = 'Usuario eliminado'

/** The media of a review, in their order, as the contract speaks them. */
const media = sql<Review['media']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', review_media.id,
    'filename', review_media.filename,
    'originalFilename', review_media.original_filename,
    'mimeType', review_media.mime_type,
    'width', review_media.width,
    'height', review_media.height,
    'durationMs', review_media.duration_ms,
    'placeholder', review_media.placeholder,
    'hasPoster', review_media.poster_key is not null
  ) order by review_media.position)
  from review_media where review_media.review_id = reviews.id
), '[]'::jsonb)`

export interface NewReview {
  id: string
  placeId: string
  userId: string
  rating: number
  content: string
}

interface PageOfReviews {
  data: Review[]
  nextCursor: string | null
}

export const reviewsRepository = (database: Database | Tx) => {
  /** Reviews as `viewerId` sees them: with that user's own reactions. */
  const select = (viewerId: string | null) =>
    database
      .selectFrom('reviews')
      .innerJoin('places', 'places.id', 'reviews.place_id')
      .leftJoin('users', 'users.id', 'reviews.user_id')
      .leftJoin('reactions', (join) =>
        join.onRef('reactions.review_id', '=', 'reviews.id').on('reactions.user_id', '=', viewerId),
      )
      .select([
        'reviews.id',
        'reviews.place_id as placeId',
        'places.name as placeName',
        'reviews.user_id as userId',
        sql<string>`coalesce(users.email, ${DELETED_USER})`.as('userEmail'),
        'reviews.rating',
        'reviews.content',
        isoInstant('reviews.created_at').as('createdAt'),
        isoInstantOrNull('reviews.edited_at').as('editedAt'),
        'reviews.like_count as likeCount',
        'reviews.dislike_count as dislikeCount',
        'reactions.type as reactionType',
        media.as('media'),
      ])

  return {
    one: (id: string, viewerId: string | null): Promise<Review | undefined> =>
      select(viewerId).where('reviews.id', '=', id).executeTakeFirst(),

    /** Newest first, of one place or of all; `cursor` goes on where a page ended and costs the same at any depth. */
    list: async (
      filter: { placeId?: string; page?: number; limit: number; cursor?: string | undefined },
      viewerId: string | null,
    ): Promise<PageOfReviews> => {
      const after = readCursor(filter.cursor)
      const [at, id] = after?.length === 2 ? after : []
      const ids = database
        .selectFrom('reviews')
        .select('reviews.id')
        .$if(filter.placeId !== undefined, (query) =>
          query.where('reviews.place_id', '=', filter.placeId ?? ''),
        )
        .$if(at !== undefined, (query) =>
          query.where(
            sql<SqlBool>`(reviews.created_at, reviews.id) < (${at}::text::timestamptz, ${id}::text::uuid)`,
          ),
        )
        .orderBy('reviews.created_at', 'desc')
        .orderBy('reviews.id', 'desc')
        .limit(filter.limit)
        .$if(at === undefined && (filter.page ?? 1) > 1, (query) =>
          query.offset(((filter.page ?? 1) - 1) * filter.limit),
        )
      const rows = await select(viewerId)
        .select(sql<string>`reviews.created_at::text`.as('exactly'))
        .where('reviews.id', 'in', ids)
        .orderBy('reviews.created_at', 'desc')
        .orderBy('reviews.id', 'desc')
        .execute()
      const last = rows.at(-1)
      return {
        data: rows.map(({ exactly, ...review }) => review),
        nextCursor: last && rows.length === filter.limit ? writeCursor([last.exactly, last.id]) : null,
      }
    },

    add: ({ id, placeId, userId, rating, content }: NewReview) =>
      database
        .insertInto('reviews')
        .values({ id, place_id: placeId, user_id: userId, rating, content, edited_at: null })
        .execute(),

    /** Who wrote a review, and of which place; undefined when there is none. */
    origin: (id: string) =>
      database
        .selectFrom('reviews')
        .select(['user_id as userId', 'place_id as placeId'])
        .where('id', '=', id)
        .executeTakeFirst(),

    edit: (id: string, rating: number, content: string) =>
      database
        .updateTable('reviews')
        .set({ rating, content, edited_at: sql`now()` })
        .where('id', '=', id)
        .execute(),

    remove: (id: string) => database.deleteFrom('reviews').where('id', '=', id).execute(),

    ofUser: (userId: string) =>
      select(null).where('reviews.user_id', '=', userId).orderBy('reviews.created_at', 'desc').execute(),

    placesReviewedBy: async (userId: string): Promise<string[]> => {
      const rows = await database
        .selectFrom('reviews')
        .select('place_id')
        .distinct()
        .where('user_id', '=', userId)
        .execute()
      return rows.map((row) => row.place_id)
    },
  }
}
