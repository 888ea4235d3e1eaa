import { z } from 'zod'

/** Who may call: anyone, anyone (but a known caller sees more), signed-in users only, or moderators only. */
export type Auth = 'none' | 'optional' | 'user' | 'moderator'

/** The bucket of request limits an endpoint counts against (see the server's limits). */
export type LimitName =
  | 'read'
  | 'poll'
  | 'login'
  | 'register'
  | 'mail'
  | 'place'
  | 'review'
  | 'upload'
  | 'message'
  | 'chat'
  /** Questions that anybody may ask about a place. */
  | 'question'
  | 'write'
  /** People that somebody brings into groups; counted by groups. */
  | 'invitation'
  | 'search'
  /** Pieces of a map, of which one look takes dozens. */
  | 'tiles'
  /** Pages that have to be rendered; counted by the server itself, whatever the endpoint. */
  | 'render'

export interface Endpoint {
  summary: string
  auth: Auth
  /**
   * The heaviest restriction of an account that still lets its owner use it; of what is read 'suspended', of the rest 'limited'
   * unless told otherwise. 'none' stands where something is published or sent to others.
   */
  whileRestricted?: 'none' | 'limited' | 'suspended' | 'closed'
  /** The handler reads the access token itself; one that is expired or revoked is not refused beforehand. */
  readsToken?: true
  /** A GET that changes something: HEAD does not exist there, and what browsers fetch ahead is refused. */
  changes?: true
  /** Status of a success; 200 unless said otherwise. */
  status?: 200 | 201 | 202
  limit?: LimitName
  /** The failures of its own, by code; commonErrors has those of any endpoint, moderatorErrors those that `auth` brings. */
  errors?: Readonly<Record<string, number>>
  params?: z.ZodType
  query?: z.ZodType
  /** JSON body. Unknown fields are refused. */
  body?: z.ZodType
  /** The body is multipart/form-data; the fields are checked by the handler as they stream in. */
  multipart?: true
  /** A form of a browser or a mail program is taken, too, and what it says is not read. */
  takesForm?: true
  /** `binary` answers bytes instead of JSON. */
  response: z.ZodType | 'binary'
  /** The bytes are a stream of server-sent events that does not end by itself; this is the data of each. */
  events?: z.ZodType
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /${string}`

/** Declares the endpoints of one domain; keeps their literal types so that server and web derive theirs. */
export const contract = <const T extends Record<EndpointKey, Endpoint>>(endpoints: T): T => endpoints

type InputOf<S> = S extends z.ZodType ? z.input<S> : never
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a caller passes: only the parts the endpoint declares. */
export type RequestOf<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: InputOf<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: InputOf<E['query']> } : unknown) &
  (E['body'] extends z.ZodType
    ? undefined extends InputOf<E['body']>
      ? { body?: InputOf<E['body']> }
      : { body: InputOf<E['body']> }
    : unknown) &
  (E['multipart'] extends true ? { form: FormData } : unknown)

export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Blob

/** What a handler receives, already checked. */
export type ParsedOf<E extends Endpoint> = {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
}

/** `{ success: true, data }` around a shape. */
export const wrapped = <T extends z.ZodType>(data: T) => z.strictObject({ success: z.literal(true), data })

export const acknowledged = z.strictObject({ success: z.literal(true), message: z.string() })

/** Failures that no endpoint needs to declare: they come from who calls, how much and with what, or from a server in trouble. */
export const commonErrors = {
  malformed: [400],
  // A wrong address or query is answered 400; what a body or a rule has against it, 422.
  validation: [400, 422],
  unauthenticated: [401],
  // The account is limited, suspended or closed by moderators.
  restricted: [403],
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

/** What an endpoint for moderators answers everybody else who is signed in. */
export const moderatorErrors = { forbidden: 403 } as const

/** The failures of an endpoint's own, by code. */
export const errorsOf = ({ auth, errors = {} }: Endpoint): Readonly<Record<string, number>> =>
  auth === 'moderator' ? { ...errors, ...moderatorErrors } : errors

/** Whether an endpoint may fail so. */
export const declares = (endpoint: Endpoint, code: string, status: number): boolean =>
  errorsOf(endpoint)[code] === status ||
  Object.entries<readonly number[]>(commonErrors).some(
    ([common, statuses]) => common === code && statuses.includes(status),
  )

/** The one shape of every failure. `code` is for programs, `message` and `errors` are Spanish, for people. */
export const failure = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.array(z.string()).optional(),
})
export type Failure = z.output<typeof failure>
