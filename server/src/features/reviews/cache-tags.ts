import type { Review } from '@andariego/contract/reviews'
import { cacheTag } from '../../platform/cache-tag.ts'
import { userTag } from '../accounts/public.ts'

/** The tags of the newest reviews of all places, and of those of one: which reviews are in the lists. */
export const newestReviewsTag = cacheTag('reviews')
export const reviewsOfPlaceTag = (placeId: string) => cacheTag(`reviews:${placeId}`)

/** The tag of a review's content and like counts. */
export const reviewTag = (id: string) => cacheTag(`review:${id}`)

/** The tags of an answer with these reviews: the reviews, and their authors' names. */
export const tagsOfReviews = (reviews: readonly Review[]) =>
  reviews.flatMap(({ id, userId }) => [reviewTag(id), ...(userId ? [userTag(userId)] : [])])
