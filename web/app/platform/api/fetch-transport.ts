import type { WireRequest } from '@andariego/contract/client'
import { REQUEST_TIMEOUT_MS } from '@andariego/contract/errors'
import { ApiError, answerIn, transportError } from './api-error.ts'

interface FetchOptions {
  /** The address of the API: `/api`, absolute in tests. */
  baseUrl: string
  accessToken: string | null
  timeoutMs?: number
}

/**
 * Whether a response is a file: one to be saved, which may be JSON (a trip's 'Datos (.json)'), or other bytes. A page is none: no
 * endpoint answers with one, but networks that want a login first do.
 */
const isBytes = ({ headers }: Response) =>
  /^attachment\b/.test(headers.get('Content-Disposition') ?? '') ||
  !/json|html/.test(headers.get('Content-Type') ?? '')

const bodyOf = async (response: Response): Promise<unknown> =>
  response.ok && isBytes(response) ? response.blob() : answerIn(response.status, await response.text())

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
    return await bodyOf(await fetch(prepared))
  } catch (error) {
    if (error instanceof ApiError) throw error
    request.signal?.throwIfAborted()
    throw transportError(timeout.aborted ? 'timeout' : 'unreachable', error)
  }
}
