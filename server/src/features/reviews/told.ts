import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import { placeNameOf } from '../places/public.ts'
import './tables.ts'

const ofPlace = sql`jsonb_build_object(
  'reviewId', reviews.id, 'placeId', reviews.place_id, 'placeName', ${placeNameOf('reviews.place_id')})`

/** Notifications about reviews: somebody likes one, while they do, and somebody reviewed one's place. */
export const reviewsTold: Pick<NotificationParts, 'reaction' | 'review'> = {
  reaction: sql`select ${ofPlace} from reviews
    join reactions on reactions.review_id = reviews.id
      and reactions.user_id = ${told.actorId} and reactions.type = 'like'
    where reviews.id = ${told.subjectId} and reviews.user_id = ${told.userId}`,
  review: sql`select ${ofPlace} - 'reviewId' from reviews
    where reviews.id = ${told.detail}::uuid and reviews.user_id = ${told.actorId}`,
}
