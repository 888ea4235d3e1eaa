import { ApiError, formatError } from '../../platform/api/api-error.ts'

const FALLBACK = 'Error al guardar la reseña.'

/** What a person is told when a review could not be saved. */
export const reviewFailure = (error: unknown): string => {
  const message = error instanceof ApiError && (error.body as { message?: unknown } | null)?.message
  return typeof message === 'string' && message !== '' ? formatError(error) : FALLBACK
}

/** Saving failed because nobody is signed in (any more). */
export const mustSignIn = (error: unknown): boolean => reviewFailure(error).includes('no está autenticado')
