import { type ApiError, formatError } from '../../platform/api/api.ts'
import { failureOf, hasWords, isUnanswered } from '../../platform/api/failure-of.ts'

const FAILED = 'Error al iniciar sesión. Inténtalo nuevamente.'
const NO_CONNECTION = 'Error al iniciar sesión. Verifica tu conexión a internet e intenta nuevamente.'

/** The login succeeded, but the answer did not say which user it is. */
export class UnknownUserError extends Error {
  override readonly name = 'UnknownUserError'
  constructor() {
    super('Error: No se pudo obtener la información del usuario. Inténtalo nuevamente.')
  }
}

/** Whether the server says that it failed itself, by its code or, when it gives none, in its message. */
const isInternal = ({ body, message }: ApiError): boolean => {
  const { code } = body as { code?: unknown }
  return code === undefined ? /conexi[oó]n|connection|intern[oa]/i.test(message) : code === 'internal'
}

/** The text that the login form shows for an error: the server's message, unless the server could not be reached or failed. */
export const loginFailure = (error: unknown): string => {
  if (error instanceof UnknownUserError) return error.message
  if (isUnanswered(error)) return NO_CONNECTION
  if (!hasWords(error)) return FAILED
  return isInternal(error) ? NO_CONNECTION : formatError(error)
}

/** The password was right, and the account also asks for a code. */
export const needsCode = (error: unknown): boolean =>
  failureOf('POST /auth/login', error) === 'second-factor-required'

/** The password was right, but the address has not been confirmed: the link can be sent again. */
export const needsConfirmation = (error: unknown): boolean =>
  failureOf('POST /auth/login', error) === 'email-not-confirmed'
