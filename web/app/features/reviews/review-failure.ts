import { formatError } from '../../platform/api/api-error.ts'
import { failureOf, hasWords } from '../../platform/api/failure-of.ts'

/** What a person is told when a review could not be saved. */
export const reviewFailure = (error: unknown): string =>
  hasWords(error) ? formatError(error) : 'Error al guardar la reseña.'

/** Saving failed because nobody is signed in (any more); what comes from elsewhere says so in its text. */
export const mustSignIn = (error: unknown): boolean =>
  failureOf('POST /places/:id/reviews', error) === 'unauthenticated' ||
  reviewFailure(error).includes('no está autenticado')
