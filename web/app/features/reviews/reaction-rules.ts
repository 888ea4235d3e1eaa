import type { Reaction } from '@andariego/contract/reviews'

export type ReactionType = 'like' | 'dislike'

/** What a press wishes for while the own reaction is unknown: the same press again withdraws the wish. */
export const wishAfter = (wish: ReactionType | null, type: ReactionType): ReactionType | null =>
  wish === type ? null : type

/** The state with a wish: a reaction that is there already stays, unlike after a press. */
export const wished = (state: Reaction, wish: ReactionType | null): Reaction =>
  wish === null || state.reactionType === wish ? state : pressed(state, wish)

/** The state after a press: the same reaction again removes it, the other one replaces it. */
export const pressed = (state: Reaction, type: ReactionType): Reaction =>
  reacted(state, { type, wanted: state.reactionType !== type })

/** A press, and whether its type shall be the reaction afterwards: what a page showed may be older than what the server has. */
export interface Press {
  type: ReactionType
  wanted: boolean
}

export const reacted = (state: Reaction, { type, wanted }: Press): Reaction => {
  const next = wanted ? type : state.reactionType === type ? null : state.reactionType
  const change = (kind: ReactionType) => Number(next === kind) - Number(state.reactionType === kind)
  return {
    reactionType: next,
    likeCount: state.likeCount + change('like'),
    dislikeCount: state.dislikeCount + change('dislike'),
  }
}
