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

const serializeRequest = (request: Parameters<typeof stdSerializers.req>[0]) => {
  const { method, url, headers, remoteAddress } = stdSerializers.req(request)
  return { method, url: loggableUrl(url), remoteAddress, userAgent: headers?.['user-agent'] }
}

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
      serializers: { err: stdSerializers.err, error: stdSerializers.err, req: serializeRequest },
    },
    destination,
  )
