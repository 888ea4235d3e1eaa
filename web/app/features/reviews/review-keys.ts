/** The viewer is part of a key where the answer shows their own reactions; null for the anonymous. */
const nameOf = (viewerId: string | null) => viewerId ?? 'anonymous'

export const reviewsKey = ['reviews'] as const
export const placeReviewsKey = (placeId: string, viewerId: string | null) =>
  ['reviews', 'place', placeId, nameOf(viewerId)] as const
export const allReviewsKey = (viewerId: string | null) => ['reviews', 'all', nameOf(viewerId)] as const
export const reviewStatsKey = (placeId: string) => ['reviews', 'stats', placeId] as const
export const reactionKey = (reviewId: string, viewerId: string | null) =>
  ['reactions', reviewId, nameOf(viewerId)] as const
