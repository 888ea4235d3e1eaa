import type { Review } from '@andariego/contract/reviews'
import { type AnswerOf, query } from '../../platform/api/queries.ts'

const ENDPOINT = 'GET /places/reviews/:id/reaction'
export type ReactionAnswer = AnswerOf<typeof ENDPOINT>

/** The counts of a review with the viewer's own reaction; null for the anonymous. */
export const reactionQuery = (reviewId: string, viewer: string | null) =>
  query(ENDPOINT, { params: { id: reviewId }, viewer })

/** What a list of reviews brings along of it. */
export const reactionOf = ({ reactionType, likeCount, dislikeCount }: Review): ReactionAnswer => ({
  success: true,
  data: { reactionType, likeCount, dislikeCount },
})
