import type { Tokens } from '@andariego/contract/accounts'
import { type Api, createApi, type WireRequest } from '@andariego/contract/client'
import { createRenewal } from '../session/session-renewal.ts'
import type { SessionStore } from '../session/session-store.ts'
import { transportError } from './api-error.ts'
import { type Authorized, createAuthorized, isRefused } from './authorized.ts'
import { sendByFetch } from './fetch-transport.ts'
import type { UploadProgress } from './upload-transport.ts'

export interface ClientOptions {
  baseUrl: string
  session: SessionStore
  locks: Pick<LockManager, 'request'> | null
  timeoutMs?: number
  idleTimeoutMs?: number
  /** Observes each request and its response, and may replace the response. */
  follow?: (request: WireRequest, answer: Promise<unknown>) => Promise<unknown>
}

export interface UploadListener {
  onProgress?: (progress: UploadProgress) => void
}

export interface ApiClient {
  api: Api
  /** Sends requests with upload progress. */
  uploadApi: (listener?: UploadListener) => Api
  /** For large responses, with a longer time limit. */
  downloadApi: Api
  authorized: Authorized
}

/** Ten minutes, for the download of a whole account with photos and videos over a slow connection. */
const DOWNLOAD_TIMEOUT_MS = 600_000

/** A 401 of these endpoints concerns the request body; renewing the session would not change it. */
const JUDGES_ITS_BODY = new Set(['/auth/login', '/auth/refresh', '/auth/logout'])

export const createClient = (options: ClientOptions): ApiClient => {
  const { baseUrl, session, locks, timeoutMs, idleTimeoutMs } = options
  const { follow = (_request, answer) => answer } = options
  const renewal = createRenewal({
    session,
    locks,
    isRefusal: isRefused,
    exchange: async (refreshToken) => {
      const request = { method: 'POST', path: '/auth/refresh', json: { refreshToken } }
      const answer = await sendByFetch(request, { baseUrl, accessToken: null, timeoutMs })
      return (answer as { data: Tokens }).data
    },
  })
  const authorized = createAuthorized(session, renewal)

  const upload = async (request: WireRequest, onProgress?: UploadListener['onProgress']) => {
    // This code loads with the first form. Without a network it cannot load, which counts as an unreachable server.
    const { sendForm } = await import('./send-form.ts').catch((error: unknown) => {
      throw transportError('unreachable', error)
    })
    return authorized((accessToken) => sendForm(request, { baseUrl, accessToken, onProgress, idleTimeoutMs }))
  }
  const fetchIt =
    (request: WireRequest, patienceMs = timeoutMs) =>
    (accessToken: string | null) =>
      sendByFetch(request, { baseUrl, accessToken, timeoutMs: patienceMs })

  return {
    authorized,
    api: createApi((request) => {
      if (request.form) return upload(request)
      const send = fetchIt(request)
      if (JUDGES_ITS_BODY.has(request.path)) return send(session.get()?.accessToken ?? null)
      return follow(request, authorized(send))
    }),
    downloadApi: createApi((request) => authorized(fetchIt(request, DOWNLOAD_TIMEOUT_MS))),
    uploadApi: (listener) => createApi((request) => upload(request, listener?.onProgress)),
  }
}
