import type { Review } from '@andariego/contract/reviews'
import { sql } from 'kysely'
import { isoInstant, isoInstantOrNull } from '../../platform/database/select.ts'
import { personEmail } from '../people/public.ts'
import './tables.ts'

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

/** A review as the contract speaks it. For `select` on reviews joined with their place, author and the viewer's reaction. */
export const reviewColumns = [
  'reviews.id',
  'reviews.place_id as placeId',
  'places.name as placeName',
  'reviews.user_id as userId',
  personEmail.as('userEmail'),
  'reviews.rating',
  'reviews.content',
  isoInstant('reviews.created_at').as('createdAt'),
  isoInstantOrNull('reviews.edited_at').as('editedAt'),
  'reviews.like_count as likeCount',
  'reviews.dislike_count as dislikeCount',
  'reactions.type as reactionType',
  media.as('media'),
] as const
