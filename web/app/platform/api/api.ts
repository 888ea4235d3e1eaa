import { sessionStore } from '../session/session.ts'
import { createClient } from './api-client.ts'
import { followAnswers } from './follow-answers.ts'

export { ApiError, formatError } from './api-error.ts'

const client = createClient({
  baseUrl: '/api',
  session: sessionStore,
  locks: typeof navigator === 'undefined' ? null : (navigator.locks ?? null),
  follow: followAnswers,
})

/** The typed client of the browser: `api('GET /places/:id', { params: { id } })`. */
export const api = client.api

/** For what is no call of the contract's kind: sends it with the token of the moment, and once more when that was renewed. */
export const authorized = client.authorized

/** The same calls for forms with files: `uploadApi({ onProgress })('POST /places/:id/reviews', { params, form, signal })`. */
export const uploadApi = client.uploadApi

/** The same calls for large bytes, which may take longer than an answer: `downloadApi('GET /users/me/export')`. */
export const downloadApi = client.downloadApi

/** A new key for a POST that creates; kept for its retries, so that nothing is made twice. */
export const idempotencyKey = (): string => {
  // Absent where the page does not come over HTTPS, as on a phone that looks at a development server.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
