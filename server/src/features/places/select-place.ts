import { sql } from 'kysely'
import { isoInstant } from '../../platform/database/select.ts'
import './tables.ts'

/**
 * A place as the contract speaks it. Its picture is the one given, else the best-liked photo among its reviews.
 * For `select` on a query from `places`.
 */
export const placeColumns = [
  'places.id',
  'places.name',
  'places.address',
  'places.city',
  'places.description',
  sql<string | null>`coalesce(places.image, (
    select '/api/media/' || review_media.id
    from reviews join review_media on review_media.review_id = reviews.id
    where reviews.place_id = places.id and review_media.mime_type like 'image/%'
    order by reviews.like_count desc, reviews.created_at desc, review_media.position
    limit 1
  ))`.as('image'),
  'places.latitude',
  'places.longitude',
  isoInstant('places.created_at').as('createdAt'),
  'places.average_rating as averageRating',
  'places.review_count as totalReviews',
] as const
