import { REQUEST_TIMEOUT_MS } from '@andariego/contract/errors'
import { type ApiError, transportError } from './api-error.ts'

/** For requests outside the API client: aborts one after 30 s without any data. */
export const timeLimit = (givenUp: AbortSignal, ms = REQUEST_TIMEOUT_MS) => {
  const silence = new AbortController()
  const expire = () => setTimeout(() => silence.abort(), ms)
  let timer = expire()
  return {
    /** The signal for the request: aborts when the caller aborts, or after the time limit. */
    signal: AbortSignal.any([givenUp, silence.signal]),
    /** Data arrived: restarts the time limit. */
    extend: () => {
      clearTimeout(timer)
      timer = expire()
    },
    end: () => clearTimeout(timer),
    /** The error for an aborted request; throws the caller's own reason when the caller aborted it. */
    failureOf: (error: unknown): ApiError => {
      givenUp.throwIfAborted()
      return transportError(silence.signal.aborted ? 'timeout' : 'unreachable', error)
    },
  }
}
