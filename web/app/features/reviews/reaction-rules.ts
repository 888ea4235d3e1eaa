import type { Reaction } from '@andariego/contract/reviews'
import { ApiError, formatError } from '../../platform/api/api-error.ts'

export type ReactionType = 'like' | 'dislike'

/** The same type again removes it, the other one switches. */
export const pressed = (state: Reaction, type: ReactionType): Reaction => {
  const next = state.reactionType === type ? null : type
  const change = (kind: ReactionType) => Number(next === kind) - Number(state.reactionType === kind)
  return {
    reactionType: next,
    likeCount: state.likeCount + change('like'),
    dislikeCount: state.dislikeCount + change('dislike'),
  }
}

const hasMessage = (body: unknown): boolean =>
  typeof (body as { message?: unknown } | null)?.message === 'string'

export const reactionFailure = (error: unknown): string => {
  const answered = error instanceof ApiError
  if (answered && error.status === 0 && error.code !== 'setup') return 'No se pudo enviar voto.'
  if (answered && error.status > 0 && hasMessage(error.body)) return formatError(error)
  return 'Error al procesar la reacción. Inténtalo de nuevo.'
}
