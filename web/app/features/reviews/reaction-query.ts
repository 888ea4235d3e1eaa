import type { Review } from '@andariego/contract/reviews'
import { type AnswerOf, query } from '../../platform/api/queries.ts'

const ENDPOINT = 'GET /places/reviews/:id/reaction'
export type ReactionAnswer = AnswerOf<typeof ENDPOINT>

/** A review's reaction counts and the viewer's own reaction, which is null for anonymous visitors. */
export const reactionQuery = (reviewId: string, viewer: string | null) =>
  query(ENDPOINT, { params: { id: reviewId }, viewer })

/** The reaction data that a list of reviews contains. */
export const reactionOf = ({ reactionType, likeCount, dislikeCount }: Review): ReactionAnswer => ({
  success: true,
  data: { reactionType, likeCount, dislikeCount },
})
