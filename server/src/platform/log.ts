import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino'

export type Log = Logger

export interface LogOptions {
  level: string
  /** Where lines are written; default standard output. */
  destination?: DestinationStream
}

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'apiKey',
  'secret',
]

// The redactor has no "at any depth": each field is listed for the four depths at which our lines contain objects.
const DEPTHS = ['', '*.', '*.*.', '*.*.*.']
const secretPaths = DEPTHS.flatMap((depth) =>
  SECRET_FIELDS.map((field) =>
    field.startsWith('[') ? `${depth.replace(/\.$/, '')}${field}` : depth + field,
  ),
)

/**
 * Removes secrets from a request's URL: tokens in the path, with which a reader of the log could act as somebody else or open a
 * shared link.
 */
export const loggableUrl = (url: string): string =>
  url
    .replace(
      /\/(confirm-email|reset-password|trips|invitations|viaje|invitacion)\/[^/?#]+/gi,
      '/$1/[redacted]',
    )
    .replace(/([?&](?:token|access_token|refresh_token|key)=)[^&#]*/gi, '$1[redacted]')

/** Neither the network address nor the browser: the privacy page promises it. */
const serializeRequest = (request: Parameters<typeof stdSerializers.req>[0]) => {
  const { method, url } = stdSerializers.req(request)
  return { method, url: loggableUrl(url) }
}

/** Bounded, because a text without spaces may be long. */
const EMAIL = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu
/** PostgreSQL's detail quotes the row: addresses, messages. */
const QUOTES_THE_ROW = 'detail'
/** As deep as the errors of the mail library, which list one error for each recipient. */
const DEPTH = 4

const withoutPeople = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.replace(EMAIL, '[address]')
  if (typeof value !== 'object' || value === null || depth > DEPTH) return value
  if (Array.isArray(value)) return value.map((one) => withoutPeople(one, depth + 1))
  const { message, stack } = value as Partial<Error>
  const own = value instanceof Error ? { ...value, message, stack } : value
  return Object.fromEntries(
    Object.entries(own)
      .filter(([key]) => key !== QUOTES_THE_ROW)
      .map(([key, inner]) => [key, withoutPeople(inner, depth + 1)]),
  )
}

/** Errors name nobody: mail servers quote the address that they refuse. */
const serializeError = (error: Error) => withoutPeople(stdSerializers.err(error))

const pretty = process.stdout.isTTY ? (await import('pino-pretty')).default : null

/** Short coloured lines for a person at a terminal; JSON for log collectors. */
const standardOutput = (): DestinationStream =>
  pretty
    ? pretty({ sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' })
    : pino.destination({ dest: 1, sync: true })

export const createLog = ({ level, destination = standardOutput() }: LogOptions): Log =>
  pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretPaths, censor: '[redacted]' },
      serializers: { err: serializeError, error: serializeError, req: serializeRequest },
    },
    destination,
  )
