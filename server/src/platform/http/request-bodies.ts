import type { Endpoint } from '@andariego/contract/endpoint'
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify'

/** The most bytes that a form may have; the forms that mail programs send are smaller. */
const FORM_MAX_BYTES = 4 * 1024

/** More levels than the body of any endpoint has. Code that walks through a much deeper body exceeds the stack. */
const LEVELS_MAX = 32

const [QUOTE, BACKSLASH] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)]
const OPENING: readonly number[] = ['['.charCodeAt(0), '{'.charCodeAt(0)]
const CLOSING: readonly number[] = [']'.charCodeAt(0), '}'.charCodeAt(0)]

/** Whether a JSON text is nested too deep; brackets within its texts do not count. */
const isTooDeep = (json: string): boolean => {
  let level = 0
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const sign = json.charCodeAt(index)
    if (sign === QUOTE) isText = !isText
    else if (isText) index += sign === BACKSLASH ? 1 : 0
    else if (OPENING.includes(sign)) {
      level += 1
      if (level > LEVELS_MAX) return true
    } else if (CLOSING.includes(sign)) level -= 1
  }
  return false
}

type Done = (error: Error | null, body?: unknown) => void

const wrongType = ({ headers }: FastifyRequest) =>
  errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type'])

const hasNoContent = ({ headers }: FastifyRequest) =>
  (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Returns a body's text; null when it is not UTF-8. Reading it all the same would store `Caf\ufffd` for a Latin-1 `Café`. */
const asText = (body: Buffer): string | null => {
  try {
    return utf8.decode(body)
  } catch {
    return null
  }
}

/** Whether a request to this endpoint is invalid without a body. */
export const needsBody = ({ body }: Endpoint): boolean =>
  body !== undefined && !body.safeParse(undefined).success

/**
 * Reads JSON bodies. Clients that send nothing often name a type all the same (`Content-Type: application/json` as a default header,
 * `curl -d ''`): an empty body of any type is no body where none is needed. A form is accepted only where the contract allows it
 * (`takesForm`), and its content is discarded. Every other type is refused.
 */
export const readBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done: Done) => {
    if (body.length === 0 && !request.routeOptions.config.needsBody) return done(null, undefined)
    const json = asText(body)
    if (json === null || isTooDeep(json)) done(errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
    else parseJson(request, json, done)
  })
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES },
    (request, body, done: Done) => {
      const { takesForm, needsBody } = request.routeOptions.config
      if (takesForm || (body.length === 0 && !needsBody)) done(null, undefined)
      else done(wrongType(request))
    },
  )
  app.addContentTypeParser('*', (request, _payload, done: Done) => {
    if (hasNoContent(request) && !request.routeOptions.config.needsBody) done(null, undefined)
    else done(wrongType(request))
  })
  // The plugin for forms with files takes them at every address.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { receivesFiles, takesForm } = request.routeOptions.config
    const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
    if (isForm && receivesFiles === false && !takesForm) done(wrongType(request))
    else done(null, payload)
  })
}
