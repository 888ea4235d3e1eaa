import { sql } from 'kysely'
import { isoInstant, isoInstantOrNull } from '../../platform/database/select.ts'
import { mediaOf } from '../media/public.ts'
import { calledColumns, type Viewer } from '../people/public.ts'
import { placeNameOf } from '../places/public.ts'
import './tables.ts'

/**
 * The columns of a review in the contract's shape, for a viewer. For `select` on reviews joined with their author and the
 * viewer's reaction.
 */
export const reviewColumns = (viewer: Viewer) =>
  [
    'reviews.id',
    'reviews.place_id as placeId',
    placeNameOf('reviews.place_id').as('placeName'),
    'reviews.user_id as userId',
    ...calledColumns(viewer),
    'reviews.rating',
    'reviews.content',
    isoInstant('reviews.created_at').as('createdAt'),
    isoInstantOrNull('reviews.edited_at').as('editedAt'),
    'reviews.like_count as likeCount',
    'reviews.dislike_count as dislikeCount',
    'reactions.type as reactionType',
    mediaOf('review', sql.ref('reviews.id')).as('media'),
  ] as const
