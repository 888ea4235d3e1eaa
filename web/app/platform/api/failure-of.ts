import type { Endpoints } from '@andariego/contract/api'
import type { ErrorCode } from '@andariego/contract/client'
import { ApiError, type TransportFailure } from './api-error.ts'

type Failure<K extends keyof Endpoints> = ErrorCode<K> | TransportFailure | null

/**
 * Why a request to this endpoint failed: an error code of its contract, or why there was no response; null when the error is not
 * a failed request.
 */
export const failureOf = <K extends keyof Endpoints>(_endpoint: K, error: unknown): Failure<K> =>
  error instanceof ApiError ? (error.code as ErrorCode<K> | TransportFailure) : null

/**
 * The same, also for errors that a proxy answered instead of our server: those are recognised by their text, which the
 * specification defines.
 */
export const failureInWordsOf = <K extends keyof Endpoints>(
  endpoint: K,
  error: unknown,
): Failure<K> | 'duplicate' | 'external-service' => {
  const text = `${error}\n${error instanceof ApiError && (error.errors ?? error.body)}`
  if (/duplicate/i.test(text)) return 'duplicate'
  if (/external[ -]service/i.test(text)) return 'external-service'
  return failureOf(endpoint, error)
}

/** Whether a failed request got a response; false for any other error. */
export const isAnswered = (error: unknown): error is ApiError => error instanceof ApiError && error.status > 0

/** Whether a request got no response because the server cannot be reached. */
export const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 0

/** Whether an error contains a message for people, or a list of errors. */
export const hasWords = (error: unknown): error is ApiError => {
  const { message, errors } = ((error instanceof ApiError && error.body) || {}) as Partial<ApiError>
  return (typeof message === 'string' && message !== '') || (Array.isArray(errors) && errors.length > 0)
}
