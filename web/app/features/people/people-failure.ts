import { peopleMessages } from '@andariego/contract/people-rules'
import { ApiError, formatError } from '../../platform/api/api.ts'
import { failureOf, hasWords, isAnswered } from '../../platform/api/failure-of.ts'

/** The address belongs to no user: retrying would not help. */
export const isNobody = (error: unknown): boolean => {
  const code = failureOf('GET /users/:id', error)
  const isMissing = error instanceof ApiError && error.status === 404
  return isMissing || code === 'validation' || code === 'malformed'
}

/** The server's message, or these words when there was no response or it has none. */
const saidOr = (error: unknown, otherwise: string): string =>
  isAnswered(error) && hasWords(error) ? formatError(error) : otherwise

/** Why a profile is not shown. */
export const profileFailure = (error: unknown): string =>
  isNobody(error) ? peopleMessages.notFound : saidOr(error, 'Error al cargar el perfil del usuario')

/** Why no users were searched. */
export const searchFailure = (error: unknown): string => saidOr(error, 'Error al buscar usuarios')
