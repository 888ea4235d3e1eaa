import type { Review } from '@andariego/contract/reviews'

/** What shows the newest reviews of all places. */
export const reviewsTag = 'reviews'

/** What an answer with these reviews depends on besides: each review's counts, and the names of their authors. */
export const reviewTags = (reviews: readonly Review[]): string[] =>
  reviews.flatMap(({ id, userId }) => [`review:${id}`, ...(userId ? [`user:${userId}`] : [])])
