import { peopleMessages } from '@andariego/contract/people-rules'
import { ApiError, formatError } from '../../platform/api/api.ts'
import { failureOf, hasWords, isAnswered } from '../../platform/api/failure-of.ts'

/** The address belongs to no user: retrying would not help. */
export const isNobody = (error: unknown): boolean => isMissing(error) || isNoId(error)

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** What the server says about a malformed id is of no use to people. */
const isNoId = (error: unknown) => {
  const code = failureOf('GET /users/:id', error)
  return code === 'validation' || code === 'malformed'
}

/** The server's message, or these words when there was no response or it has none. */
const saidOr = (error: unknown, otherwise: string): string =>
  isAnswered(error) && hasWords(error) ? formatError(error) : otherwise

/** Why a profile is not shown. */
export const profileFailure = (error: unknown): string => {
  if (isNoId(error)) return peopleMessages.notFound
  return saidOr(error, isMissing(error) ? peopleMessages.notFound : 'Error al cargar el perfil del usuario')
}

/** Why no users were searched. */
export const searchFailure = (error: unknown): string => saidOr(error, 'Error al buscar usuarios')
