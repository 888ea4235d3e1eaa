import type { Review } from '@andariego/contract/reviews'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import './tables.ts'

/** The media of a review in their order, as the contract speaks them. `reviewId` names the column with its id. */
export const mediaOf = (reviewId: string): RawBuilder<Review['media']> => sql`coalesce((
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
  from review_media where review_media.review_id = ${sql.ref(reviewId)}
), '[]'::jsonb)`

/** A condition: whether a review has a photo or video. `reviewId` names the column with its id. */
export const hasMedia = (reviewId: string): RawBuilder<SqlBool> =>
  sql`exists (select from review_media where review_media.review_id = ${sql.ref(reviewId)})`

/** The content (`sha256`) of every file of the reviews whose ids a query gives. */
export const mediaOfReviews = (reviewIds: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select sha256 from review_media where review_id in (${reviewIds})`
