import { formatError } from '../../../platform/api/api.ts'
import { isAnswered, isUnanswered } from '../../../platform/api/failure-of.ts'

/** The message for a passkey that the browser, the user or the server refused; null when the user closed the browser's dialog. */
export const passkeyFailure = (error: unknown): string | null => {
  if (isAnswered(error) || isUnanswered(error)) return formatError(error)
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return null
  if (name === 'InvalidStateError') return 'Este dispositivo ya tiene una llave de tu cuenta.'
  return 'Este navegador no pudo usar la llave de acceso.'
}
