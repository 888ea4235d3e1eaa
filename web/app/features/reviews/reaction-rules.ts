import type { Reaction } from '@andariego/contract/reviews'

export type ReactionType = 'like' | 'dislike'

/** The state after a press: the same reaction again removes it, the other one replaces it. */
export const pressed = (state: Reaction, type: ReactionType): Reaction => {
  const next = state.reactionType === type ? null : type
  const change = (kind: ReactionType) => Number(next === kind) - Number(state.reactionType === kind)
  return {
    reactionType: next,
    likeCount: state.likeCount + change('like'),
    dislikeCount: state.dislikeCount + change('dislike'),
  }
}
