import type { WireRequest } from '@andariego/contract/client'
import { REQUEST_TIMEOUT_MS } from '@andariego/contract/errors'
import { ApiError, transportError } from './api-error.ts'

interface FetchOptions {
  /** The address of the API: `/api`, absolute in tests. */
  baseUrl: string
  accessToken: string | null
  timeoutMs?: number
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.includes('json') ?? false

const bodyOf = (response: Response): Promise<unknown> =>
  isJson(response) ? response.json() : response.blob()

/** An error response that is not in the product's own format (such as a proxy's page) has no message for people. */
const failureOf = async (response: Response): Promise<ApiError> =>
  new ApiError(response.status, isJson(response) ? await response.json() : null)

const prepare = (
  request: WireRequest,
  { baseUrl, accessToken }: FetchOptions,
  signal: AbortSignal,
): Request => {
  const headers = new Headers(request.headers)
  if (accessToken !== null) headers.set('Authorization', `Bearer ${accessToken}`)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (request.json !== undefined) headers.set('Content-Type', 'application/json')
  const body = request.json === undefined ? request.form : JSON.stringify(request.json)
  return new Request(baseUrl + request.path, { method: request.method, headers, body, signal })
}

/**
 * Sends a request by fetch and returns the parsed response, or a Blob for bytes. Throws an ApiError; a request aborted by its
 * caller rejects with the signal's reason.
 */
export const sendByFetch = async (request: WireRequest, options: FetchOptions): Promise<unknown> => {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS)
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
  let prepared: Request
  try {
    prepared = prepare(request, options, signal)
  } catch (error) {
    throw transportError('setup', error)
  }
  try {
    const response = await fetch(prepared)
    if (!response.ok) throw await failureOf(response)
    return await bodyOf(response)
  } catch (error) {
    if (error instanceof ApiError) throw error
    request.signal?.throwIfAborted()
    throw transportError(timeout.aborted ? 'timeout' : 'unreachable', error)
  }
}
