import { formatError } from '../../platform/api/api-error.ts'
import { failureOf, hasWords } from '../../platform/api/failure-of.ts'

/** The message for the visitor when a review could not be saved. */
export const reviewFailure = (error: unknown): string =>
  hasWords(error) ? formatError(error) : 'Error al guardar la reseña.'

/** Whether saving failed because there is no session (any more); errors of other origins are recognised by their text. */
export const mustSignIn = (error: unknown): boolean =>
  failureOf('POST /places/:id/reviews', error) === 'unauthenticated' ||
  reviewFailure(error).includes('no está autenticado')
