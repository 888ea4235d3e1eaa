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

/** For requests outside the contract: sends them with the current access token, and once more after renewing a refused one. */
export const authorized = client.authorized

/** The same client for forms with files: `uploadApi({ onProgress })('POST /places/:id/reviews', { params, form, signal })`. */
export const uploadApi = client.uploadApi

/** The same client for large downloads, with a longer time limit: `downloadApi('GET /users/me/export')`. */
export const downloadApi = client.downloadApi
