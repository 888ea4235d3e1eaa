import type { Endpoints } from './api.ts'
import type { commonErrors, moderatorErrors, RequestOf, ResponseOf } from './endpoint.ts'

/** The request that a transport sends: its method, its path below /api including the query, and its body. */
export interface WireRequest {
  method: string
  path: string
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Sends one request and returns the parsed body of a success; throws the platform's error for a failure. */
export type Transport = (request: WireRequest) => Promise<unknown>

type Key = keyof Endpoints & string
/** The error codes that a call of this endpoint may fail with. */
export type ErrorCode<K extends keyof Endpoints> =
  | keyof typeof commonErrors
  | (Endpoints[K]['auth'] extends 'moderator' ? keyof typeof moderatorErrors : never)
  | (Endpoints[K] extends { errors: infer Errors } ? keyof Errors & string : never)

interface CallOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
}
type Arguments<K extends Key> =
  object extends RequestOf<Endpoints[K]>
    ? [request?: RequestOf<Endpoints[K]> & CallOptions]
    : [request: RequestOf<Endpoints[K]> & CallOptions]

/**
 * Calls an endpoint: `api('GET /places/:id', { params: { id } })`. The contract gives the types and the server validates, so the
 * browser loads no schema.
 */
export type Api = <K extends Key>(key: K, ...args: Arguments<K>) => Promise<ResponseOf<Endpoints[K]>>

interface LooseRequest extends CallOptions {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
}

/**
 * Builds the path of a call below /api: fills in the parameters and appends the query in the given order, without null and
 * undefined values.
 */
export const pathOf = (key: string, request: LooseRequest = {}): string => {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(request.params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const query = search.toString()
  return query === '' ? path : `${path}?${query}`
}

export const createApi = (transport: Transport): Api =>
  (async (key: string, request: LooseRequest = {}) =>
    transport({
      method: key.slice(0, key.indexOf(' ')),
      path: pathOf(key, request),
      json: request.body,
      form: request.form,
      headers: request.headers,
      signal: request.signal,
    })) as Api
