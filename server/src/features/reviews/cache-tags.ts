import type { Review } from '@andariego/contract/reviews'
import { cacheTag } from '../../platform/cache-tag.ts'
import { userTag } from '../accounts/public.ts'

/** The newest reviews of all places, and those of one: which they are. */
export const newestReviewsTag = cacheTag('reviews')
export const reviewsOfPlaceTag = (placeId: string) => cacheTag(`reviews:${placeId}`)

/** What a review says, and how often it is liked. */
export const reviewTag = (id: string) => cacheTag(`review:${id}`)

/** What an answer with these reviews shows of each: itself, and the name of its author. */
export const tagsOfReviews = (reviews: readonly Review[]) =>
  reviews.flatMap(({ id, userId }) => [reviewTag(id), ...(userId ? [userTag(userId)] : [])])
