import { REQUEST_TIMEOUT_MS } from '@andariego/contract/errors'
import { type ApiError, transportError } from './api-error.ts'

/** For requests that are not sent by the client: ends one that shows no sign of life for 30 s. */
export const timeLimit = (givenUp: AbortSignal, ms = REQUEST_TIMEOUT_MS) => {
  const silence = new AbortController()
  const expire = () => setTimeout(() => silence.abort(), ms)
  let timer = expire()
  return {
    /** For the request: aborts when the caller gives it up or the time is over. */
    signal: AbortSignal.any([givenUp, silence.signal]),
    /** The answer goes on: the time begins anew. */
    extend: () => {
      clearTimeout(timer)
      timer = expire()
    },
    end: () => clearTimeout(timer),
    /** Why it broke off; throws the caller's own reason when the caller gave it up. */
    failureOf: (error: unknown): ApiError => {
      givenUp.throwIfAborted()
      return transportError(silence.signal.aborted ? 'timeout' : 'unreachable', error)
    },
  }
}
