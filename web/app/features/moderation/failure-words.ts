import { formatError } from '../../platform/api/api.ts'
import { hasWords } from '../../platform/api/failure-of.ts'

/** What the server said of a failure, or these words where it said nothing. */
export const failureWords = (error: unknown, otherwise: string): string =>
  hasWords(error) ? formatError(error) : otherwise
