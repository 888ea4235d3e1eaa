import { formatError } from '../../platform/api/api.ts'
import { hasWords } from '../../platform/api/failure-of.ts'

/** The server's message for an error, or `otherwise` when it sent none. */
export const failureWords = (error: unknown, otherwise: string): string =>
  hasWords(error) ? formatError(error) : otherwise
