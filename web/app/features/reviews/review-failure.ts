import { formatError } from '../../platform/api/api-error.ts'
import { failureOf, hasWords } from '../../platform/api/failure-of.ts'

/** The message for the user when a review could not be saved. */
export const reviewFailure = (error: unknown): string =>
  hasWords(error) ? formatError(error) : 'Error al guardar la reseña.'

/**
 * What to tell about a review that waits to be sent: after a failed attempt, or, with null, behind what waited before. Where there is
 * a network, what is known of the failure comes first.
 */
export const waitingReview = (unheard: unknown, hasNetwork: boolean): string => {
  if (!hasNetwork)
    return 'Sin conexión: tu reseña quedó guardada aquí y se publicará cuando vuelvas a tenerla.'
  if (unheard === null)
    return 'Tu reseña quedó guardada aquí y se publicará sola, después de lo que ya espera.'
  return `${reviewFailure(unheard)} No se pierde: tu reseña quedó guardada aquí y se publicará sola cuando el servidor responda.`
}

/** Whether saving failed because there is no session (any more); errors of other origins are recognised by their text. */
export const mustSignIn = (error: unknown): boolean =>
  failureOf('POST /places/:id/reviews', error) === 'unauthenticated' ||
  reviewFailure(error).includes('no está autenticado')
