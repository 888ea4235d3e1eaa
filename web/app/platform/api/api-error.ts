import { formatFailure, generalMessages } from '@andariego/contract/errors'

/** Why there was no response at all. */
export type TransportFailure = 'timeout' | 'unreachable' | 'setup'

/** A failed request. `body` is the server's response, or our own message when there was none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 without a response. */
  readonly status: number
  readonly code: string
  readonly errors: string[] | undefined
  readonly body: unknown

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const { message, code, errors } = (body ?? {}) as { message?: unknown; code?: unknown; errors?: unknown }
    super(typeof message === 'string' && message !== '' ? message : generalMessages.unexpected, options)
    this.status = status
    this.code = typeof code === 'string' ? code : 'internal'
    this.errors = Array.isArray(errors) ? errors.map(String) : undefined
    this.body = body
  }
}

export const transportError = (code: TransportFailure, cause?: unknown): ApiError =>
  new ApiError(0, { success: false, message: generalMessages[code], code }, { cause })

/**
 * The answer in the text of a response. Throws when the server failed, also when only the body says so, or is no JSON object:
 * a proxy's page is passed on in the error, without a message for people.
 */
export const answerIn = (status: number, text: string): unknown => {
  let body: unknown = text
  try {
    body = JSON.parse(text)
    // For null, reading `success` throws; the error is caught, as for a body that is no JSON.
    if (status < 300 && (body as { success?: boolean }).success !== false) return body
  } catch {}
  throw new ApiError(status, body)
}

/** The message that people see for any error. */
export const formatError = (error: unknown): string =>
  formatFailure(error instanceof ApiError ? error.body : undefined)
