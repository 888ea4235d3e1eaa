import { endpoints } from '@andariego/contract/api'
import { commonErrors, type Endpoint, errorsOf, failure } from '@andariego/contract/endpoint'
import { z } from 'zod'
import { statusOf } from './route-schema.ts'

/** The parts of an OpenAPI document that are completed here. */
interface Operation {
  parameters?: object[]
  requestBody?: object
  responses?: Record<string, { description?: string; content?: object; headers?: object } | undefined>
}
export interface OpenApiDocument {
  components?: { schemas?: Record<string, object> }
  paths?: Record<string, Record<string, Operation | undefined> | undefined>
}

const FAILURE = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
const FILE = { '*/*': { schema: { type: 'string', format: 'binary' } } }

const header = (name: string, description: string) => ({
  in: 'header',
  name,
  required: false,
  schema: { type: 'string' },
  description,
})
const IDEMPOTENCY_KEY = header(
  'Idempotency-Key',
  'Kept for 24 hours: sent again with the same request, the first answer comes again and nothing is done twice.',
)
const IF_MATCH = header('If-Match', 'The ETag that the change was made on; 412 when it is no longer true.')
const RANGE = header('Range', 'One range of bytes, such as `bytes=0-1023`.')

/** What may go wrong with any request; its own errors an operation lists by status. */
const ANY_FAILURE = {
  description: `Any other failure. \`code\` is one of: ${Object.keys(commonErrors).join(', ')}.`,
  headers: {
    'X-Request-Id': { schema: { type: 'string' }, description: 'Every response carries one.' },
    'Retry-After': { schema: { type: 'integer' }, description: 'With 429 and 503: after how many seconds.' },
  },
  content: FAILURE,
}

const NOT_MODIFIED = {
  description:
    'The caller has this already: its ETag stands in If-None-Match. Only where the answer has an ETag.',
}

/** The JSON Schema of something that is sent, for a place within a document that names its dialect itself. */
const schemaOf = (type: z.ZodType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input' })
  return schema
}

const headersOf = (endpoint: Endpoint, method: string): object[] => {
  const statuses = Object.values(errorsOf(endpoint))
  return [
    ...(method === 'POST' && endpoint.auth !== 'none' ? [IDEMPOTENCY_KEY] : []),
    ...(statuses.includes(412) ? [IF_MATCH] : []),
    ...(statuses.includes(416) ? [RANGE] : []),
  ]
}

const formOf = ({ multipart }: Endpoint) =>
  multipart && {
    required: true,
    content: { 'multipart/form-data': { schema: schemaOf(multipart) } },
  }

const responsesOf = (
  endpoint: Endpoint,
  method: string,
  known: Operation['responses'] = {},
): Operation['responses'] => {
  const success = String(statusOf(endpoint))
  const failures = Object.keys(known).filter((status) => status !== success)
  const isFile = endpoint.response === 'binary' && endpoint.events === undefined
  const isInParts = Object.values(errorsOf(endpoint)).includes(416)
  return {
    [success]: isFile ? { description: 'The bytes', content: FILE } : known[success],
    ...(isInParts && { 206: { description: 'The range that was asked for', content: FILE } }),
    ...(method === 'GET' && !endpoint.changes && !endpoint.events && { 304: NOT_MODIFIED }),
    ...Object.fromEntries(
      failures.map((status) => [status, { description: known[status]?.description, content: FAILURE }]),
    ),
    default: ANY_FAILURE,
  }
}

/**
 * Adds to the generated document what the schemas of requests do not have: the fields of forms, which are checked as they stream in;
 * headers; the types of files; and the failures that every operation shares.
 */
export const completed = <D extends OpenApiDocument>(document: D): D => {
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Failure: schemaOf(failure) },
  }
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = key.split(' ')
    const item = document.paths?.[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`]
    // A GET and its HEAD may share one object.
    for (const operation of new Set([
      item?.[method.toLowerCase()],
      method === 'GET' ? item?.head : undefined,
    ])) {
      if (!operation) continue
      operation.parameters = [...(operation.parameters ?? []), ...headersOf(endpoint, method)]
      operation.responses = responsesOf(endpoint, method, operation.responses)
      const form = formOf(endpoint)
      if (form) operation.requestBody = form
    }
  }
  return document
}
