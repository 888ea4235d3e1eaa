import { generalMessages } from '@andariego/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { LimitExceeded } from './limits.ts'
import { isForPeople, sendTroublePage } from './trouble-page.ts'

interface Extra {
  errors?: string[]
  headers?: Record<string, string>
}

/** An error response to the caller: can be thrown anywhere; the error handler sends it. The message is Spanish. */
export class Failure extends Error {
  readonly status: number
  readonly code: string
  readonly errors: string[] | undefined
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, { errors, headers = {} }: Extra = {}) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.headers = headers
  }
}

/** Returns the value, or throws a 404 with the message when there is none. */
export const found = <T>(value: T | null | undefined, message: string): T => {
  if (value === null || value === undefined) throw new Failure(404, 'not-found', message)
  return value
}

/** Validates a value with a schema of the contract; throws a 422 with Spanish lines. For input that is not a JSON body. */
export const checked = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = [...new Set(result.error.issues.map((issue) => issue.message))]
  throw new Failure(422, 'validation', generalMessages.validation, { errors })
}

/** Returns the error for input that breaks a rule which no schema checks. */
export const invalid = (line: string): Failure =>
  new Failure(422, 'validation', generalMessages.validation, { errors: [line] })

interface Refusal {
  status: number
  code: string
  message: string
  errors?: string[]
}

/** Whether an error of another module carries its own response: status, code and Spanish message, and lines below it. */
const isRefusal = (error: object): error is Refusal =>
  'status' in error && typeof error.status === 'number' && 'code' in error && typeof error.code === 'string'

const BUSY = 'El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.'

/** Codes of connection failures of PostgreSQL and the network: the database is unavailable for a while. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08006',
  '08001',
  '53300', // too_many_connections
])
const isAway = (error: { code?: unknown; message: string }) =>
  AWAY.has(String(error.code)) ||
  /Query read timeout|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  )

const isDiskFull = (code: unknown) => code === 'ENOSPC' || code === '53100' || code === 'EDQUOT'

const storageFull = () =>
  new Failure(507, 'storage-full', 'No queda espacio para guardar. Intenta de nuevo más tarde.')
const unavailable = () => new Failure(503, 'unavailable', BUSY, { headers: { 'retry-after': '5' } })

/** Fastify's own errors, by their stable codes. */
const PROTOCOL: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported-media', 'El tipo de contenido no es válido.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'El contenido enviado es demasiado grande.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed', 'El cuerpo de la solicitud está vacío.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed', 'El cuerpo de la solicitud no es JSON válido.'],
  FST_ERR_BAD_URL: [400, 'malformed', 'La dirección no es válida.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not-found', 'No se encontró lo que buscas.'],
}

const waitInWords = (seconds: number) => (seconds <= 60 ? 'un momento' : `${Math.ceil(seconds / 60)} minutos`)

export const asFailure = (error: FastifyError | Error): Failure | null => {
  if (error instanceof Failure) return error
  if (isRefusal(error)) return new Failure(error.status, error.code, error.message, { errors: error.errors })
  if (error instanceof LimitExceeded) {
    const headers = { 'retry-after': String(error.retryAfterSeconds) }
    const message = `Demasiadas solicitudes. Espera ${waitInWords(error.retryAfterSeconds)} e intenta de nuevo.`
    return new Failure(429, 'rate-limited', message, { headers })
  }
  if (error.name === 'StorageFullError') return storageFull()
  if (error.name === 'StorageUnavailableError') return unavailable()
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map((issue) => issue.message ?? generalMessages.validation)
    // An invalid path or query is a malformed request; an invalid body is well-formed JSON that breaks a rule.
    const status = error.validationContext === 'body' ? 422 : 400
    return new Failure(status, 'validation', generalMessages.validation, { errors: [...new Set(errors)] })
  }
  const code = 'code' in error ? error.code : undefined
  const known = PROTOCOL[String(code)]
  if (known) return new Failure(...known)
  if (isDiskFull(code)) return storageFull()
  // 22021: the text contains U+0000, which PostgreSQL cannot store.
  if (code === '22021' || code === '22P05')
    return new Failure(400, 'malformed', 'El texto contiene caracteres no permitidos.')
  // 57014: statement_timeout
  if (code === '57014' || isAway({ code, message: error.message })) return unavailable()
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return new Failure(status, 'malformed', 'La solicitud no es válida.')
  return null
}

const bodyOf = (failure: Failure) => ({
  success: false as const,
  message: failure.message,
  code: failure.code,
  ...(failure.errors && { errors: failure.errors }),
})

/** Whether a stream was closed because its reader left before the first byte: nobody is there to be answered. */
const hasReaderLeft = (error: Error, request: FastifyRequest) =>
  'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE' && request.raw.socket.destroyed

/**
 * Sends every error response of the product, in one shape and without stack, query or path. Somebody who loads a page gets an
 * HTML page.
 */
export const errorHandler = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
  const failure = asFailure(error)
  // Error responses must not be cached: the same request may be allowed in a moment, or for another caller.
  reply.header('cache-control', 'no-store')
  if (failure === null) {
    if (hasReaderLeft(error, request)) request.log.info({ err: error }, 'the reader of a stream left')
    else request.log.error({ err: error }, 'unexpected failure')
    if (isForPeople(request)) return sendTroublePage(reply, 500, generalMessages.unexpected)
    return reply.status(500).send({ success: false, message: generalMessages.unexpected, code: 'internal' })
  }
  if (failure.status >= 500) request.log.warn({ err: error }, failure.message)
  // Fastify closes the connection on a body that it refuses. Whoever is still sending it would lose the answer with it; the rest
  // is discarded instead, until the deadline of bodies.
  if (failure.status === 413 || failure.status === 415) reply.removeHeader('connection')
  // RFC 9110, 15.5.2: a 401 names how to authenticate. Browsers ask for no password for this scheme.
  if (failure.status === 401) reply.header('www-authenticate', 'Bearer')
  reply.headers(failure.headers)
  if (isForPeople(request)) return sendTroublePage(reply, failure.status, failure.message)
  return reply.status(failure.status).send(bodyOf(failure))
}

export const notFoundHandler = (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .status(404)
    .header('cache-control', 'no-store')
    .send({ success: false, message: 'No se encontró lo que buscas.', code: 'not-found' })
