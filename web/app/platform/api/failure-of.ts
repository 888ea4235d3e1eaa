import type { Endpoints } from '@andariego/contract/api'
import type { ErrorCode } from '@andariego/contract/client'
import { ApiError, type TransportFailure } from './api-error.ts'

type Failure<K extends keyof Endpoints> = ErrorCode<K> | TransportFailure | null

/** Why a call of this endpoint failed: a code that its contract names, or why there was no answer; null for what is no failed call. */
export const failureOf = <K extends keyof Endpoints>(_endpoint: K, error: unknown): Failure<K> =>
  error instanceof ApiError ? (error.code as ErrorCode<K> | TransportFailure) : null

/** The same, also of what something between us and the server answered: the specification knows that by its text. */
export const failureInWordsOf = <K extends keyof Endpoints>(
  endpoint: K,
  error: unknown,
): Failure<K> | 'duplicate' | 'external-service' => {
  const text = error instanceof Error ? error.message : String(error)
  if (/duplicate/i.test(text)) return 'duplicate'
  if (/external[ -]service/i.test(text)) return 'external-service'
  return failureOf(endpoint, error)
}

/** Whether a call was answered at all; false also for what is no failed call. */
export const isAnswered = (error: unknown): error is ApiError => error instanceof ApiError && error.status > 0

/** Whether a call was not answered: the server is out of reach. */
export const isUnanswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 0

/** Whether a failed call says in words why. */
export const hasWords = (error: unknown): error is ApiError => {
  const message = error instanceof ApiError && (error.body as { message?: unknown } | null)?.message
  return typeof message === 'string' && message !== ''
}
