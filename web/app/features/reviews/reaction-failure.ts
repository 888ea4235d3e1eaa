import { formatError } from '../../platform/api/api-error.ts'
import { failureOf, hasWords, isAnswered } from '../../platform/api/failure-of.ts'

/** The message for the user when a reaction could not be saved. */
export const reactionFailure = (error: unknown): string => {
  const code = failureOf('POST /places/reviews/:id/reaction', error)
  if (code === 'timeout' || code === 'unreachable') return 'No se pudo enviar voto.'
  return isAnswered(error) && hasWords(error)
    ? formatError(error)
    : 'Error al procesar la reacción. Inténtalo de nuevo.'
}
