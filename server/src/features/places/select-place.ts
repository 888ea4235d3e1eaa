import { sql } from 'kysely'
import { isoInstant } from '../../platform/database/select.ts'
import './tables.ts'

/** A place's picture: its own, else the most liked photo of its reviews. For `select` on a query from `places`, like what follows. */
export const placeImage = sql<string | null>`coalesce(places.image, (
    select '/api/media/' || place_photos.media_id from place_photos
    where place_photos.place_id = places.id
    order by place_photos.like_count desc, place_photos.created_at desc, place_photos.position
    limit 1
  ))`.as('image')
export const placeIsClosed = sql<boolean>`places.closed_at is not null`.as('isClosed')

/** The columns of a place in the contract's shape. */
export const placeColumns = [
  'places.id',
  'places.name',
  'places.address',
  'places.city',
  'places.description',
  placeImage,
  'places.latitude',
  'places.longitude',
  isoInstant('places.created_at').as('createdAt'),
  'places.average_rating as averageRating',
  'places.review_count as totalReviews',
  'places.kind',
  placeIsClosed,
] as const
