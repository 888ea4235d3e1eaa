import type { Endpoints } from '@andariego/contract/api'
import type { ErrorCode } from '@andariego/contract/client'
import { ApiError, type TransportFailure } from './api-error.ts'

/** Why a call of this endpoint failed: a code that its contract names, or why there was no answer; null for what is no failed call. */
export const failureOf = <K extends keyof Endpoints>(
  _endpoint: K,
  error: unknown,
): ErrorCode<K> | TransportFailure | null =>
  error instanceof ApiError ? (error.code as ErrorCode<K> | TransportFailure) : null
