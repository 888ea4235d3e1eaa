import { z } from 'zod'
import type { Tolerance } from './restriction-rules.ts'

/**
 * Who may call: anyone ('none': a token is not read, so that an expired one does no harm), anyone but with more in the response for
 * signed-in users ('optional'), signed-in users only, or moderators only.
 */
export type Auth = 'none' | 'optional' | 'user' | 'moderator'

/** The rate limit that an endpoint's requests count against (the server's limits give the numbers). */
export type LimitName =
  | 'read'
  | 'poll'
  | 'login'
  | 'register'
  | 'mail'
  | 'place'
  | 'review'
  | 'upload'
  /** Parts of large files; ten videos of one review are 250 of them. */
  | 'part'
  | 'message'
  | 'chat'
  /** Questions that anybody, signed in or not, may ask about a place. */
  | 'question'
  | 'write'
  /** People added to groups; the groups domain counts them itself, because one request may cost more than one. */
  | 'invitation'
  /** Archives of a whole account, with all its files. */
  | 'export'
  | 'search'
  /** Map tiles; one view of the map requests dozens. */
  | 'tiles'
  /** Pages rendered on the server; the server counts these itself, whatever the endpoint. */
  | 'render'

export interface Endpoint {
  summary: string
  auth: Auth
  /**
   * The strongest account restriction under which the account's owner may still call this endpoint. Default: 'suspended' for
   * reads, 'limited' for changes. 'none' for what publishes something or sends it to others.
   */
  whileRestricted?: Tolerance
  /** This GET changes data: the server offers no HEAD for it and rejects browsers' prefetch requests. */
  changes?: true
  /** HTTP status of a success; default 200. */
  status?: 200 | 201 | 202
  limit?: LimitName
  /**
   * The endpoint's own errors: HTTP status by code. commonErrors has the errors of every endpoint, moderatorErrors those of
   * `auth: 'moderator'`.
   */
  errors?: Readonly<Record<string, number>>
  params?: z.ZodType
  query?: z.ZodType
  /** The JSON body. Unknown fields are rejected. */
  body?: z.ZodType
  /**
   * The fields of a multipart/form-data body, for the documentation: the handler checks them as they stream in. Files are
   * `z.file()`.
   */
  multipart?: z.ZodType
  /** Also accepts a form body, as browsers and mail programs send it, and ignores its content. */
  takesForm?: true
  /** `binary`: the response is bytes instead of JSON. */
  response: z.ZodType | 'binary'
  /** The response is an endless stream of server-sent events; this is the shape of each event's data. */
  events?: z.ZodType
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /${string}`

/** Declares the endpoints of one domain, with literal types: server and web derive theirs from these. */
export const contract = <const T extends Record<EndpointKey, Endpoint>>(endpoints: T): T => endpoints

type InputOf<S> = S extends z.ZodType ? z.input<S> : never
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a caller passes: only the parts that the endpoint declares. */
export type RequestOf<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: InputOf<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: InputOf<E['query']> } : unknown) &
  (E['body'] extends z.ZodType
    ? undefined extends InputOf<E['body']>
      ? { body?: InputOf<E['body']> }
      : { body: InputOf<E['body']> }
    : unknown) &
  (E['multipart'] extends z.ZodType ? { form: FormData } : unknown)

export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Blob

/** What a handler receives, already validated. */
export interface ParsedOf<E extends Endpoint> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
}

/** `{ success: true, data }` around a shape. */
export const wrapped = <T extends z.ZodType>(data: T) => z.strictObject({ success: z.literal(true), data })

export const acknowledged = z.strictObject({ success: z.literal(true), message: z.string() })

/** Errors that no endpoint needs to declare: authentication, rate limits, invalid requests and server trouble. */
export const commonErrors = {
  malformed: [400],
  // 400 for an invalid path or query; 422 for an invalid body or a broken rule.
  validation: [400, 422],
  unauthenticated: [401],
  // Moderators have limited, suspended or closed the account.
  restricted: [403],
  'method-not-allowed': [405],
  timeout: [408],
  'too-large': [413],
  'unsupported-media': [415],
  'idempotency-key-reused': [422],
  'rate-limited': [429],
  internal: [500],
  unavailable: [503],
  overloaded: [503],
  'storage-full': [507],
} as const satisfies Record<string, readonly number[]>

/** The error that moderators' endpoints give to other signed-in users. */
export const moderatorErrors = { forbidden: 403 } as const

/** Returns the endpoint's own errors: HTTP status by code. */
export const errorsOf = ({ auth, errors = {} }: Endpoint): Readonly<Record<string, number>> =>
  auth === 'moderator' ? { ...errors, ...moderatorErrors } : errors

/** Whether an endpoint may fail with this code and status. */
export const declares = (endpoint: Endpoint, code: string, status: number): boolean =>
  errorsOf(endpoint)[code] === status ||
  Object.entries<readonly number[]>(commonErrors).some(
    ([common, statuses]) => common === code && statuses.includes(status),
  )

/** The shape of every error response. `code` is for programs; `message` and `errors` are Spanish, for people. */
export const failure = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.array(z.string()).optional(),
})
export type Failure = z.output<typeof failure>
